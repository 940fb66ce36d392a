/** A heading is counted in steps of 15 degrees, clockwise from north: 24 of them go round. */
export const HEADINGS = 24;

/**
 * Sines in millionths. They are written down because Math.sin may differ in its last place from one Node to the next,
 * and a fight that is played again must come out the same everywhere.
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

/** A heading after a turn of so many degrees, which are a multiple of 15. */
export const headingAfter = (heading: number, degrees: number): number =>
  (heading + degrees / 15 + HEADINGS) % HEADINGS;

/** From millionths to whole units, halves away from nought, so that left mirrors right. */
export const whole = (millionths: number): number =>
  millionths < 0 ? 0 - Math.floor((UNIT / 2 - millionths) / UNIT) : Math.floor((millionths + UNIT / 2) / UNIT);

/** East, in millionths, of what lies so far to the right and so far ahead on a heading. */
export const eastward = (right: number, forward: number, heading: number): number =>
  right * cosine(heading) + forward * sine(heading);

/** North of it. */
export const northward = (right: number, forward: number, heading: number): number =>
  forward * cosine(heading) - right * sine(heading);
