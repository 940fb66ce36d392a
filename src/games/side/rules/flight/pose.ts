import type { Attitude, SidePose } from '../../table/fighting-machine.ts';

/** Quarter hexes in a hex, and half levels in a level. */
export const HEX = 4;
export const LEVEL = 2;

/** One hex of movement east, by attitude: across a side when level or hard, onto or off a spine when shallow. */
const STEPS: Readonly<Record<Attitude, readonly [number, number]>> = {
  level: [HEX, 0],
  'shallow-climb': [3, 1],
  'hard-climb': [2, 2],
  'shallow-dive': [3, -1],
  'hard-dive': [2, -2],
};

/** A hard attitude points to a side of the hex, a shallow one to a vertex. */
export const isSteep = (attitude: Attitude): boolean => attitude === 'hard-climb' || attitude === 'hard-dive';

export const isClimb = (attitude: Attitude): boolean => attitude === 'shallow-climb' || attitude === 'hard-climb';
export const isDive = (attitude: Attitude): boolean => attitude === 'shallow-dive' || attitude === 'hard-dive';

/** The direction of the nose, in quarter hexes and half levels. */
export function noseOf({ heading, attitude }: SidePose): readonly [number, number] {
  const [along, up] = STEPS[attitude];
  return [along * heading, up];
}

/** Every pose is created by this one literal: objects of several shapes are slow to read. */
export const makePose = (x: number, y: number, heading: SidePose['heading'], attitude: Attitude): SidePose => ({
  x,
  y,
  heading,
  attitude,
});

/** So far along its heading, and so far up. */
export const moveBy = ({ x, y, heading, attitude }: SidePose, along: number, up: number): SidePose =>
  makePose(x + along * heading, y + up, heading, attitude);

export function ahead(pose: SidePose): SidePose {
  const [along, up] = STEPS[pose.attitude];
  return moveBy(pose, along, up);
}

export const isOnSpine = ({ y }: SidePose): boolean => y % LEVEL !== 0;

/** (V030) On a spine a machine counts as in the upper hex while it climbs, and in the lower while it dives. */
export function levelOf({ y, attitude }: SidePose): number {
  return isClimb(attitude) ? Math.ceil(y / LEVEL) : Math.floor(y / LEVEL);
}

/** (V037) Moved into the hex as which it counts. */
export function settlePose(pose: SidePose): SidePose {
  if (!isOnSpine(pose)) return pose;
  return makePose(pose.x - pose.heading, levelOf(pose) * LEVEL, pose.heading, pose.attitude);
}

/** With another attitude, inside a hex. */
export function withAttitude(pose: SidePose, attitude: Attitude): SidePose {
  if (pose.attitude === attitude) return pose;
  const { x, y, heading } = settlePose(pose);
  return makePose(x, y, heading, attitude);
}

/** (V047) The counter mirrored; on a spine about the middle of the hex as which it counts. */
export const mirrorPose = (pose: SidePose): SidePose =>
  makePose(isOnSpine(pose) ? pose.x - 2 * pose.heading : pose.x, pose.y, pose.heading === 1 ? -1 : 1, pose.attitude);

/** The steps of a card's picture, for this heading. */
export const followPicture = (pose: SidePose, [along, up]: readonly [number, number]): SidePose =>
  moveBy(pose, along, up);

/** The column and row that `settled` would give, without creating a pose: they are asked for very often. */
export const columnOf = (pose: SidePose): number => (isOnSpine(pose) ? pose.x - pose.heading : pose.x);
export const rowOf = (pose: SidePose): number => (isOnSpine(pose) ? levelOf(pose) * LEVEL : pose.y);

/** The number of that hex, counted from the western edge. */
export const hexOf = (pose: SidePose): number => Math.round(columnOf(pose) / HEX);

/** (V004) Hexes between two machines, by the hexes as which they count. */
export function hexesBetween(a: SidePose, b: SidePose): number {
  const rows = Math.abs(rowOf(a) - rowOf(b)) / LEVEL;
  const halves = Math.abs(columnOf(a) - columnOf(b)) / (HEX / 2);
  return Math.max(rows, (rows + halves) / 2);
}

/** (V007) Two machines in one hex. */
export const inOneHex = (a: SidePose, b: SidePose): boolean => columnOf(a) === columnOf(b) && rowOf(a) === rowOf(b);
