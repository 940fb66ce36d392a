/** (V013) The nine dice in their order of shade, white the worst and black the best. */
export const COLOURS = ['white', 'grey', 'pink', 'yellow', 'green', 'orange', 'red', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** (V015) Only these are rolled for tests. */
export const TEST_COLOURS = ['white', 'grey', 'pink', 'yellow'] as const satisfies readonly Colour[];
export type TestColour = (typeof TEST_COLOURS)[number];

/** (V088) The faces of a combat die: nothing, points of damage, or a whole component. */
export const BLOWS = ['miss', '1', '2', '3', 'destroyed'] as const;
export type Blow = (typeof BLOWS)[number];

/** (V015) The small icons of a test die, worst first. */
export const ICONS = ['critical', 'fail', 'partial', 'success'] as const;
export type Icon = (typeof ICONS)[number];

/** (V002) The three bands of height. */
export const BANDS = ['low', 'medium', 'high'] as const;
export type HeightBand = (typeof BANDS)[number];

/** (V013) (V014) A modifier shifts the colour, never the result, and never beyond white or black. */
export const shiftColour = (colour: Colour, by: number): Colour => at(COLOURS, COLOURS.indexOf(colour) + by);

/** (V015) The same for a test, never better than yellow. */
export const testDie = (colour: TestColour, by: number): TestColour =>
  at(TEST_COLOURS, TEST_COLOURS.indexOf(colour) + by);

/** The item at a place of a ladder, or the nearer end. */
function at<Rung>(ladder: readonly [Rung, ...Rung[]], place: number): Rung {
  return ladder[Math.min(Math.max(place, 0), ladder.length - 1)] ?? ladder[0];
}

/** (V002) Low up to 10, Medium to 20, High above. */
export function bandOf(level: number): HeightBand {
  if (level <= 10) return 'low';
  return level <= 20 ? 'medium' : 'high';
}
