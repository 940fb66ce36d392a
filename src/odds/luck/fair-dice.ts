import { either, percentileOf, sumOfSpreads } from './spread.ts';

/** How often a face was thrown, of dice of six sides. */
export interface FaceCount {
  readonly face: number;
  readonly shown: number;
  readonly of: number;
  /** How many of a hundred fair dice, thrown as often, show it less. */
  readonly percentile: number;
}

const SIDES = 6;

/** Each face against what fair dice show. */
export function faceCounts(faces: readonly number[]): FaceCount[] {
  const fair = sumOfSpreads(faces.map(() => either({ chance: 1 / SIDES })));
  return Array.from({ length: SIDES }, (_, i) => {
    const shown = faces.filter((face) => face === i + 1).length;
    return { face: i + 1, shown, of: faces.length, percentile: percentileOf(fair, shown) };
  });
}

/** The share of fair dice on which a face stands out as much, shared among six faces and both ways. */
const SUSPECT = 100 * (0.01 / (2 * SIDES));

/** Faces that dice show too often, or too seldom, to be fair: of a hundred fair sets one has such a face. */
export const unfairFaces = (counts: readonly FaceCount[]): FaceCount[] =>
  counts.filter(({ percentile }) => percentile < SUSPECT || percentile > 100 - SUSPECT);
