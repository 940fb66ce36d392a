import type { Attitude } from '../../table/fighting-machine.ts';
import type { Flier } from './flier.ts';
import type { Move } from './move.ts';
import { levelOf, makePose } from './pose.ts';

/** The end of a move, without the hexes on its way. */
export interface Arrival extends Omit<Move, 'path'> {
  readonly hexes: number;
}

export const arrivalOf = ({ word, path, end, energy, lands, stalls }: Move): Arrival => ({
  word,
  end,
  energy,
  hexes: path.length - 1,
  lands,
  stalls,
});

/**
 * A move independent of its place: how far along the nose and how far up it ends, and between which heights it is
 * flown. It holds anywhere, as long as the move meets neither the ground nor the ceiling.
 */
export interface Shape {
  readonly along: number;
  readonly up: number;
  readonly turns: 1 | -1;
  readonly attitude: Attitude;
  readonly energy: number;
  readonly hexes: number;
  readonly lowest: number;
  readonly highest: number;
}

/** The shape of a move that meets nothing. */
export function shapeOf({ path, end, energy, lands, stalls }: Move, { machine: { pose } }: Flier): Shape | undefined {
  if (lands !== 'no' || stalls) return undefined;
  const level = levelOf(pose);
  const levels = [...path, end].map((each) => levelOf(each) - level);
  return {
    along: (end.x - pose.x) * pose.heading,
    up: end.y - pose.y,
    turns: end.heading === pose.heading ? 1 : -1,
    attitude: end.attitude,
    energy,
    hexes: path.length - 1,
    lowest: Math.min(...levels),
    highest: Math.max(...levels),
  };
}

/** Where the shape ends for this machine; nothing, where it would meet the ground or the ceiling. */
export function arrivalBy(shape: Shape, word: string, { machine: { pose, ceiling } }: Flier): Arrival | undefined {
  const { along, up, turns, attitude, energy, hexes, lowest, highest } = shape;
  const level = levelOf(pose);
  if (level + lowest <= 0 || level + highest > ceiling) return undefined;
  const heading = turns === pose.heading ? 1 : -1;
  const end = makePose(pose.x + along * pose.heading, pose.y + up, heading, attitude);
  return { word, end, energy, hexes, lands: 'no', stalls: false };
}
