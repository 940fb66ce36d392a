import { promised } from '../../cards/rulebook.ts';

/** A place on a table in whole hundredths of a unit; y grows to the north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Twenty-four headings of 15 degrees, 0 north and clockwise. */
const HEADINGS = 24;

/** Ten thousandths of the sine of 0, 7.5, 15 ... 90 degrees. Written out, so that no machine reckons them otherwise. */
const SINES = [0, 1305, 2588, 3827, 5000, 6088, 7071, 7934, 8660, 9239, 9659, 9914, 10000] as const;
const WHOLE = 10000;

/** Ten thousandths of the tangents of half an arc. */
const TANGENTS = { 15: 2679, 30: 5774, 45: 10000, 60: 17321 } as const;
export type HalfArc = keyof typeof TANGENTS;

/** The sine of so many times 7.5 degrees. */
function sine(steps: number): number {
  const round = ((steps % 48) + 48) % 48;
  const half = round % 24;
  const value = promised(SINES[half <= 12 ? half : 24 - half], 'sine');
  return round < 24 ? value : -value;
}

export const turned = (heading: number, by: number): number => (((heading + by) % HEADINGS) + HEADINGS) % HEADINGS;

/** Goes ahead by so many hundredths, along so many half headings. */
function ahead({ x, y }: Place, steps: number, by: number): Place {
  return { x: x + Math.round((by * sine(steps)) / WHOLE), y: y + Math.round((by * sine(steps + 12)) / WHOLE) };
}

/** Straight ahead on a heading. */
export const straight = (place: Place, heading: number, by: number): Place => ahead(place, 2 * heading, by);

/**
 * A fifteenth-degree step round a circle: its chord, along the heading half way. `side` is 1 to the right and -1 to the
 * left.
 */
export function round(place: Place, heading: number, radius: number, side: 1 | -1): Place {
  const chord = Math.round((2 * radius * sine(1)) / WHOLE);
  return ahead(place, 2 * heading + side, chord);
}

/** How far a fifteen-degree step round a circle is along the arc. */
export const arcOf = (radius: number): number => Math.round((radius * 2618) / WHOLE);

/** A root is exact by the standard, as Math.hypot need not be: every machine has the same. */
export function farBetween(a: Place, b: Place): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.round(Math.sqrt(dx * dx + dy * dy));
}

/** Whether a place lies within so many degrees to either side of a heading from another. */
export function isWithin(from: Place, heading: number, to: Place, half: HalfArc): boolean {
  const { along, across } = seenFrom(from, heading, to);
  return along > 0 && Math.abs(across) * WHOLE <= along * TANGENTS[half];
}

/** How far ahead a place is, and how far to the right, in ten thousandths of hundredths. */
export function seenFrom(from: Place, heading: number, to: Place): { readonly along: number; readonly across: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [sin, cos] = [sine(2 * heading), sine(2 * heading + 12)];
  return { along: dx * sin + dy * cos, across: dx * cos - dy * sin };
}

/** The heading nearest to the way from one place to another. */
export function headingTo(from: Place, to: Place): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let heading = 0; heading < HEADINGS; heading++) {
    const { along } = seenFrom(from, heading, to);
    if (along > most) [best, most] = [heading, along];
  }
  return best;
}

/** How many headings lie between two, the shorter way. */
export function headingsBetween(a: number, b: number): number {
  const far = turned(a, -b);
  return Math.min(far, HEADINGS - far);
}
