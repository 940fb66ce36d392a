import { beside, farSquared, type Lying, type Point, type Pose } from './pose.ts';
import { cosine, eastward, HEADINGS, northward, sine, UNIT } from './turning.ts';

/** The corners of a card: front left, front right, rear right, rear left. */
export function cornersOf(lying: Lying): readonly Point[] {
  const right = lying.width / 2;
  const ahead = lying.length / 2;
  return [
    beside(lying, -right, ahead),
    beside(lying, right, ahead),
    beside(lying, right, -ahead),
    beside(lying, -right, -ahead),
  ];
}

/** Whether two cards overlap: no edge of either separates them. Touching is no overlap. */
export function overlap(a: Lying, b: Lying): boolean {
  const far = (a.width + a.length + b.width + b.length) / 2;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx > far || dx < -far || dy > far || dy < -far) return false;
  const between = (b.heading - a.heading + HEADINGS) % HEADINGS;
  const sin = Math.abs(sine(between));
  const cos = Math.abs(cosine(between));
  return meetAlong(a, b, dx, dy, sin, cos) && meetAlong(b, a, dx, dy, sin, cos);
}

function meetAlong(
  { heading, width, length }: Lying,
  other: Lying,
  dx: number,
  dy: number,
  sin: number,
  cos: number,
): boolean {
  const right = Math.abs(dx * cosine(heading) - dy * sine(heading));
  if (2 * right >= width * UNIT + other.width * cos + other.length * sin) return false;
  const ahead = Math.abs(dx * sine(heading) + dy * cosine(heading));
  return 2 * ahead < length * UNIT + other.width * sin + other.length * cos;
}

/** Whether a point lies on a card, its edges included. */
export function liesOn({ x, y }: Point, card: Lying): boolean {
  const right = (x - card.x) * cosine(card.heading) - (y - card.y) * sine(card.heading);
  const ahead = (x - card.x) * sine(card.heading) + (y - card.y) * cosine(card.heading);
  return 2 * Math.abs(right) <= card.width * UNIT && 2 * Math.abs(ahead) <= card.length * UNIT;
}

/** How far a point lies to the right of a pose and ahead of it, in millionths. */
export const rightOf = ({ x, y }: Point, from: Pose): number =>
  eastward(x - from.x, 0, from.heading) - (y - from.y) * sine(from.heading);
export const aheadOf = ({ x, y }: Point, from: Pose): number =>
  northward(0, y - from.y, from.heading) + (x - from.x) * sine(from.heading);

/** The point of a card nearest to a point beside it, in whole units. */
export function nearestOn(card: Lying, to: Point): Point {
  const right = Math.max(-card.width / 2, Math.min(card.width / 2, rightOf(to, card) / UNIT));
  const ahead = Math.max(-card.length / 2, Math.min(card.length / 2, aheadOf(to, card) / UNIT));
  return beside(card, right, ahead);
}

/** The square of the distance from a point towards the middle of a card, up to the first touch. */
export function touchedAt(card: Lying, from: Point): number {
  const right = Math.abs(rightOf(from, card));
  const ahead = Math.abs(aheadOf(from, card));
  const before = Math.max(0, 1 - (card.width * UNIT) / (2 * right), 1 - (card.length * UNIT) / (2 * ahead));
  return before ** 2 * farSquared(from, card);
}

/** Whether a segment that begins at the middle of a card leaves it through the front edge. */
export const leavesByFront = (card: Lying, to: Point): boolean =>
  aheadOf(to, card) > 0 && Math.abs(rightOf(to, card)) * card.length <= aheadOf(to, card) * card.width;

/** The same for the rear edge; a line into the middle is treated as one out of it. */
export const leavesByRear = (card: Lying, to: Point): boolean =>
  aheadOf(to, card) < 0 && Math.abs(rightOf(to, card)) * card.length <= -aheadOf(to, card) * card.width;
