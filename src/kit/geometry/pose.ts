import { eastward, headingAfter, northward, whole } from './turning.ts';

/** A card's middle, in hundredths of a millimetre from the table's south-west corner, and its heading. */
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

/** The arrow of a card: from the line on the front edge to the mark on the rear one, and the turn at its end. */
export interface Arrow {
  readonly right: number;
  readonly forward: number;
  readonly turn: number;
}

/** The point so far to the right of a pose and so far ahead of it. */
export const beside = ({ x, y, heading }: Pose, right: number, forward: number): Point => ({
  x: x + whole(eastward(right, forward, heading)),
  y: y + whole(northward(right, forward, heading)),
});

/** The pose after a card of that length: half its length ahead, the arrow, and half its length again. */
export function poseAfterArrow({ x, y, heading }: Pose, { right, forward, turn }: Arrow, length: number): Pose {
  const after = headingAfter(heading, turn);
  const half = length / 2;
  return {
    x: x + whole(eastward(right, forward + half, heading) + eastward(0, half, after)),
    y: y + whole(northward(right, forward + half, heading) + northward(0, half, after)),
    heading: after,
  };
}

/** The corners of the middle's way: to the front line, along the arrow, and to the new place. */
export const wayFlown = (from: Pose, arrow: Arrow, length: number): readonly Point[] => [
  beside(from, 0, length / 2),
  beside(from, arrow.right, arrow.forward + length / 2),
  poseAfterArrow(from, arrow, length),
];

export const farSquared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
