/** A heading is counted in steps of 15 degrees, clockwise from north: there are 24. */
export const HEADINGS = 24;

/**
 * Sines in millionths. They are written out because Math.sin may differ in its last place between versions of Node, and
 * a replay must have the same result everywhere.
 */
// biome-ignore format: a quarter of the circle a line.
const SINES = [
  0, 258_819, 500_000, 707_107, 866_025, 965_926,
  1_000_000, 965_926, 866_025, 707_107, 500_000, 258_819,
  0, -258_819, -500_000, -707_107, -866_025, -965_926,
  -1_000_000, -965_926, -866_025, -707_107, -500_000, -258_819,
];

export const UNIT = 1_000_000;

export const sine = (heading: number): number => SINES[heading] ?? Number.NaN;
export const cosine = (heading: number): number => sine((heading + 6) % HEADINGS);

/** A heading after a turn in degrees, a multiple of 15. */
export const headingAfter = (heading: number, degrees: number): number =>
  (heading + degrees / 15 + HEADINGS) % HEADINGS;

/** From millionths to whole units. Halves round away from 0, so that left mirrors right. */
export const whole = (millionths: number): number =>
  millionths < 0 ? 0 - Math.floor((UNIT / 2 - millionths) / UNIT) : Math.floor((millionths + UNIT / 2) / UNIT);

/** The easterly part, in millionths, of an offset to the right and ahead on a heading. */
export const eastward = (right: number, forward: number, heading: number): number =>
  right * cosine(heading) + forward * sine(heading);

/** The northerly part of the same. */
export const northward = (right: number, forward: number, heading: number): number =>
  forward * cosine(heading) - right * sine(heading);
