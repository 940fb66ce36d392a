import type { SidePose } from '../../table/fighting-machine.ts';
import { columnOf, levelOf, makePose } from './pose.ts';

/** A move as it is flown. */
export interface Move {
  readonly word: string;
  /**
   * Where the machine is after each hex, from none. A step that costs no movement is done with the next hex, or at the
   * end.
   */
  readonly path: readonly SidePose[];
  readonly end: SidePose;
  /** The change of the cue. */
  readonly energy: number;
  readonly lands: 'no' | 'lands' | 'crashes';
  /** (V057) It leads above the ceiling, and stops there in a stall. */
  readonly stalls: boolean;
}

/** A way to fly before obstacles are known, and its speed. */
export type MovePath = Pick<Move, 'word' | 'path' | 'end' | 'energy'> & { readonly speed: number };

/**
 * Up to this speed a machine may touch the ground, on its heading and not in a hard dive, and has landed. Ruling: the
 * rules give none.
 */
const LANDING_SPEED = 4;

/** A move, cut where it meets the ground: level 0 is only for landing, V003. */
export function moveOf({ word, path, end, energy, speed }: MovePath): Move {
  const low = firstLow(path, end);
  if (low < 0) return { word, path, end, energy, lands: 'no', stalls: false };
  const at = path[low] ?? end;
  const soft = at.attitude !== 'hard-dive' && at.heading === path[0]?.heading && speed <= LANDING_SPEED;
  return {
    word,
    path: path.slice(0, low + 1),
    end: makePose(columnOf(at), 0, at.heading, at.attitude),
    energy,
    lands: soft ? 'lands' : 'crashes',
    stalls: false,
  };
}

/**
 * The hex in which the machine meets the ground; one after the last, where it does so only at the end; -1, where it
 * never does.
 */
function firstLow(path: readonly SidePose[], end: SidePose): number {
  for (const [hex, pose] of path.entries()) if (levelOf(pose) <= 0) return hex;
  return levelOf(end) <= 0 ? path.length : -1;
}

/** (V054) (V057) Above its ceiling a machine stalls at once: it flies no farther than the first hex above it. */
export function underCeiling(move: Move, ceiling: number): Move {
  const high = move.path.findIndex((pose) => levelOf(pose) > ceiling);
  const at = high < 0 ? undefined : move.path[high];
  return at ? { ...move, path: move.path.slice(0, high + 1), end: at, lands: 'no', stalls: true } : move;
}

/** (V112) (V113) Where the machine is after so many hexes; after all of them it is at the end. */
export function poseAfterHexes({ path, end }: Move, hexes: number): SidePose {
  return path[hexes] && hexes < path.length - 1 ? path[hexes] : end;
}

/** Whether it is above a height at any hex. */
export const risesTo = ({ path, end }: Move, level: number): boolean =>
  [...path, end].some((pose) => levelOf(pose) >= level);

/** Levels that a move goes down, V038. */
export const levelsLost = (from: SidePose, to: SidePose): number => Math.max(0, levelOf(from) - levelOf(to));
