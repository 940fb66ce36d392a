import { either, percentileOf, sumOfSpreads } from './spread.ts';

/** How often a face was rolled, with six-sided dice. */
export interface FaceCount {
  readonly face: number;
  readonly shown: number;
  readonly of: number;
  /** Of a hundred sets of fair dice with as many rolls, how many show it less often. */
  readonly percentile: number;
}

const SIDES = 6;

/** Each face in comparison with fair dice. */
export function faceCounts(faces: readonly number[]): FaceCount[] {
  const fair = sumOfSpreads(faces.map(() => either({ chance: 1 / SIDES })));
  return Array.from({ length: SIDES }, (_, i) => {
    const shown = faces.filter((face) => face === i + 1).length;
    return { face: i + 1, shown, of: faces.length, percentile: percentileOf(fair, shown) };
  });
}

/** The percentile at which a face is suspect, divided by six faces and two directions. */
const SUSPECT = 100 * (0.01 / (2 * SIDES));

/** Faces that are rolled too often or too seldom for fair dice: one of a hundred fair sets has such a face. */
export const unfairFaces = (counts: readonly FaceCount[]): FaceCount[] =>
  counts.filter(({ percentile }) => percentile < SUSPECT || percentile > 100 - SUSPECT);
