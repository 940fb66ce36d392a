import { eastward, headingAfter, northward, whole } from './turning.ts';

/**
 * Where a card's middle lies, in hundredths of a millimetre from the table's south-west corner, and where it points.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card lying on the table. */
export interface Lying extends Pose {
  readonly width: number;
  readonly length: number;
}

/** An arrow to be flown: from the line on the front edge to the mark on the rear one, and the turn at its end. */
export interface Arrow {
  readonly right: number;
  readonly forward: number;
  readonly turn: number;
}

/** What lies so far to the right of a pose and so far ahead of it. */
export const beside = ({ x, y, heading }: Pose, right: number, forward: number): Point => ({
  x: x + whole(eastward(right, forward, heading)),
  y: y + whole(northward(right, forward, heading)),
});

/**
 * Where a card of that length ends that flies an arrow: half its length ahead, the arrow, and half its length again.
 */
export function flown({ x, y, heading }: Pose, { right, forward, turn }: Arrow, length: number): Pose {
  const after = headingAfter(heading, turn);
  const half = length / 2;
  return {
    x: x + whole(eastward(right, forward + half, heading) + eastward(0, half, after)),
    y: y + whole(northward(right, forward + half, heading) + northward(0, half, after)),
    heading: after,
  };
}

/** The corners of the way that the middle takes: to the front line, along the arrow, and up to its new place. */
export const wayFlown = (from: Pose, arrow: Arrow, length: number): readonly Point[] => [
  beside(from, 0, length / 2),
  beside(from, arrow.right, arrow.forward + length / 2),
  flown(from, arrow, length),
];

export const farSquared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
