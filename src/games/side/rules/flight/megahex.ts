import type { SidePose } from '../../table/fighting-machine.ts';
import { HEX, isOnSpine, LEVEL, settlePose } from './pose.ts';

/**
 * A megahex: a hex and the eighteen within two of it, by its place in the grid of megahexes. Ruling on its size: the
 * pictures of the rules are lost. In their example two machines seven hexes apart stop the clock, which only engaged
 * machines may, so these two must be able to be in neighbouring megahexes.
 */
export interface Megahex {
  readonly a: number;
  readonly b: number;
}

/** Hexes in a megahex. */
const HEXES = 19;

/** The megahex of the hex with this middle. */
export function megahexAt(x: number, y: number): Megahex {
  const row = y / LEVEL;
  const column = (x - (HEX / 2) * row) / HEX;
  return nearest((5 * column + 2 * row) / HEXES, (3 * row - 2 * column) / HEXES);
}

/**
 * Rounds to the nearest cell of a hexagonal grid: the coordinate with the largest rounding error is derived from the
 * others.
 */
function nearest(a: number, b: number): Megahex {
  const [ra, rb, rc] = [Math.round(a), Math.round(b), Math.round(-a - b)];
  const [da, db, dc] = [Math.abs(ra - a), Math.abs(rb - b), Math.abs(rc + a + b)];
  if (da > db && da > dc) return { a: zero(-rb - rc), b: zero(rb) };
  return db > dc ? { a: zero(ra), b: zero(-ra - rc) } : { a: zero(ra), b: zero(rb) };
}

/** Rounding may give -0, which comparisons treat as another number. */
const zero = (value: number): number => (value === 0 ? 0 : value);

/** (V005) A machine on the spine between two megahexes is in both: whichever a rule asks for. */
export function megahexesOf(pose: SidePose): readonly [Megahex, ...Megahex[]] {
  if (!isOnSpine(pose)) return [megahexAt(pose.x, pose.y)];
  const own = settlePose(pose);
  const first = megahexAt(own.x, own.y);
  // The other hex of the spine lies beyond it.
  const second = megahexAt(2 * pose.x - own.x, 2 * pose.y - own.y);
  return isSame(first, second) ? [first] : [first, second];
}

export const isSame = (one: Megahex, two: Megahex): boolean => one.a === two.a && one.b === two.b;

export function megahexesApart(one: Megahex, two: Megahex): number {
  const [a, b] = [one.a - two.a, one.b - two.b];
  return (Math.abs(a) + Math.abs(b) + Math.abs(a + b)) / 2;
}

/** (V073) Megahexes between two machines: 0 within one. */
export function megahexesBetween(one: SidePose, two: SidePose): number {
  const theirs = megahexesOf(two);
  let least = Number.POSITIVE_INFINITY;
  for (const own of megahexesOf(one)) for (const other of theirs) least = Math.min(least, megahexesApart(own, other));
  return least;
}

/**
 * Whether a megahex is on the line from one to another, and is neither of the two. (V005) Where the line runs along a
 * border, both neighbours are on it.
 */
export function liesBetween(each: Megahex, one: Megahex, two: Megahex): boolean {
  const [steps, step] = [megahexesApart(one, two), megahexesApart(one, each)];
  if (step === 0 || step === steps || step + megahexesApart(each, two) !== steps) return false;
  const part = step / steps;
  return [A_LITTLE, -A_LITTLE].some((aside) =>
    isSame(each, nearest(one.a + (two.a - one.a) * part + aside, one.b + (two.b - one.b) * part + 2 * aside)),
  );
}

/** An offset so small that it matters only on a border. */
const A_LITTLE = 1e-6;

/** The middle of a megahex. */
export function middleOf({ a, b }: Megahex): { readonly x: number; readonly y: number } {
  const [column, row] = [3 * a - 2 * b, 2 * a + 5 * b];
  return { x: HEX * column + (HEX / 2) * row, y: LEVEL * row };
}
