import { expectDefined } from '../../cards/rulebook.ts';

/** A place on a table in hundredths of a unit; y grows to the north. */
export interface TablePlace {
  readonly x: number;
  readonly y: number;
}

/** Twenty-four headings of 15 degrees, clockwise from 0, which is north. */
const HEADINGS = 24;

/**
 * The sine of 0, 7.5, 15 ... 90 degrees, times ten thousand. Written out, so that the results are the same on every
 * computer.
 */
const SINES = [0, 1305, 2588, 3827, 5000, 6088, 7071, 7934, 8660, 9239, 9659, 9914, 10000] as const;
const WHOLE = 10000;

/** The tangents of half an arc, times ten thousand. */
const TANGENTS = { 15: 2679, 30: 5774, 45: 10000, 60: 17321 } as const;
export type HalfArc = keyof typeof TANGENTS;

/** The sine of a multiple of 7.5 degrees. */
function sine(steps: number): number {
  const round = ((steps % 48) + 48) % 48;
  const half = round % 24;
  const value = expectDefined(SINES[half <= 12 ? half : 24 - half], 'sine');
  return round < 24 ? value : -value;
}

export const turned = (heading: number, by: number): number => (((heading + by) % HEADINGS) + HEADINGS) % HEADINGS;

/** The place so many hundredths ahead, on a multiple of half a heading. */
function ahead({ x, y }: TablePlace, steps: number, by: number): TablePlace {
  return { x: x + Math.round((by * sine(steps)) / WHOLE), y: y + Math.round((by * sine(steps + 12)) / WHOLE) };
}

/** Straight ahead on a heading. */
export const straight = (place: TablePlace, heading: number, by: number): TablePlace => ahead(place, 2 * heading, by);

/**
 * A step of fifteen degrees round a circle: its chord, along the heading half way. `side` is 1 for right and -1 for
 * left.
 */
export function round(place: TablePlace, heading: number, radius: number, side: 1 | -1): TablePlace {
  const chord = Math.round((2 * radius * sine(1)) / WHOLE);
  return ahead(place, 2 * heading + side, chord);
}

/** The length of a step of fifteen degrees round a circle, along the arc. */
export const arcOf = (radius: number): number => Math.round((radius * 2618) / WHOLE);

/** Math.sqrt is exact by the standard and Math.hypot is not, so this is the same on every computer. */
export function farBetween(a: TablePlace, b: TablePlace): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.round(Math.sqrt(dx * dx + dy * dy));
}

/** Whether a place lies within so many degrees to either side of a heading. */
export function isWithin(from: TablePlace, heading: number, to: TablePlace, half: HalfArc): boolean {
  const { along, across } = seenFrom(from, heading, to);
  return along > 0 && Math.abs(across) * WHOLE <= along * TANGENTS[half];
}

/** How far ahead a place is, and how far to the right, in ten thousandths of hundredths. */
export function seenFrom(
  from: TablePlace,
  heading: number,
  to: TablePlace,
): { readonly along: number; readonly across: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [sin, cos] = [sine(2 * heading), sine(2 * heading + 12)];
  return { along: dx * sin + dy * cos, across: dx * cos - dy * sin };
}

/** The heading nearest to the direction from one place to another. */
export function headingTo(from: TablePlace, to: TablePlace): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let heading = 0; heading < HEADINGS; heading++) {
    const { along } = seenFrom(from, heading, to);
    if (along > most) [best, most] = [heading, along];
  }
  return best;
}

/** The difference of two headings, the shorter way round. */
export function headingsBetween(a: number, b: number): number {
  const far = turned(a, -b);
  return Math.min(far, HEADINGS - far);
}
