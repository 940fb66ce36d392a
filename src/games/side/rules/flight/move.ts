import type { Pose } from '../../table/fighting-machine.ts';
import { columnOf, levelOf, posed } from './pose.ts';

/** A move as it is flown. */
export interface Move {
  readonly word: string;
  /** Where it is after each hex, from none; what costs no movement is done with the hex after it, or at the end. */
  readonly path: readonly Pose[];
  readonly end: Pose;
  /** What it does to the cue. */
  readonly energy: number;
  readonly lands: 'no' | 'lands' | 'crashes';
  /** (V057) It leads past her ceiling, and stops there in a stall. */
  readonly stalls: boolean;
}

/** A way to fly before it is known what it meets, and the speed with which it is flown. */
export type Way = Pick<Move, 'word' | 'path' | 'end' | 'energy'> & { readonly speed: number };

/**
 * The speed with which a machine may touch the ground, on its heading and not in a hard dive, and has landed. Ruling:
 * the seed has none.
 */
const LANDING_SPEED = 4;

/** A move with what becomes of it where it meets the ground: level 0 is only for landing, V003. */
export function moveOf({ word, path, end, energy, speed }: Way): Move {
  const low = firstLow(path, end);
  if (low < 0) return { word, path, end, energy, lands: 'no', stalls: false };
  const at = path[low] ?? end;
  const soft = at.attitude !== 'hard-dive' && at.heading === path[0]?.heading && speed <= LANDING_SPEED;
  return {
    word,
    path: path.slice(0, low + 1),
    end: posed(columnOf(at), 0, at.heading, at.attitude),
    energy,
    lands: soft ? 'lands' : 'crashes',
    stalls: false,
  };
}

/** The hex in which she meets the ground; one behind the last, where she does so at the end alone; -1, where nowhere. */
function firstLow(path: readonly Pose[], end: Pose): number {
  for (const [hex, pose] of path.entries()) if (levelOf(pose) <= 0) return hex;
  return levelOf(end) <= 0 ? path.length : -1;
}

/** (V054) (V057) Past her ceiling she stalls at once: she flies no farther than the first hex above it. */
export function underCeiling(move: Move, ceiling: number): Move {
  const high = move.path.findIndex((pose) => levelOf(pose) > ceiling);
  const at = high < 0 ? undefined : move.path[high];
  return at ? { ...move, path: move.path.slice(0, high + 1), end: at, lands: 'no', stalls: true } : move;
}

/** (V112) (V113) Where it is after so many hexes; one that has flown them all is where it ends. */
export function after({ path, end }: Move, hexes: number): Pose {
  return path[hexes] && hexes < path.length - 1 ? path[hexes] : end;
}

/** Whether it is above a height at any hex. */
export const risesTo = ({ path, end }: Move, level: number): boolean =>
  [...path, end].some((pose) => levelOf(pose) >= level);

/** Levels that a move goes down, V038. */
export const levelsLost = (from: Pose, to: Pose): number => Math.max(0, levelOf(from) - levelOf(to));
