import type { Point, Pose } from '../../../kit/geometry/pose.ts';
import { cosine, HEADINGS, headingAfter, sine } from '../../../kit/geometry/turning.ts';
import { inWords, thousands } from '../../../words/numbers.ts';

/** The distance of two points in whole millimetres. */
const apart = (a: Point, b: Point): number => Math.round(Math.hypot(a.x - b.x, a.y - b.y) / 100);

/** The distance of two points as text: `1,297 mm`. */
export const away = (a: Point, b: Point): string => `${thousands(apart(a, b))} mm`;

/** The direction of a point seen from another, in steps of 15 degrees: 0 is north. */
function bearing(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Array.from({ length: HEADINGS }, (_, step) => step);
  const along = (step: number) => dx * sine(step) + dy * cosine(step);
  return steps.reduce((best, step) => (along(step) > along(best) ? step : best));
}

/** The direction of a point for a pilot who looks ahead: `two o'clock`. */
export function clock(from: Pose, to: Point): string {
  const steps = (bearing(from, to) - from.heading + HEADINGS) % HEADINGS;
  return `${inWords(Math.round(steps / 2) % 12 || 12)} o'clock`;
}

/** The course of another machine; across, by the compass, as in the picture: `crossing, facing south`. */
export function aspect(from: Pose, to: Pose): string {
  const turned = (to.heading - bearing(from, to) + HEADINGS) % HEADINGS;
  if (turned <= 2 || turned >= 22) return 'going away';
  if (turned >= 10 && turned <= 14) return 'coming on';
  return `crossing, facing ${compass(to.heading)}`;
}

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The nearest of eight directions: `north-east`. */
export const compass = (heading: number): string => POINTS[Math.round(headingAfter(heading, 0) / 3) % 8] ?? 'north';

/** `two o'clock, 190 mm, crossing, facing south`. */
export const placeOf = (own: Pose, other: Pose): string =>
  `${clock(own, other)}, ${away(own, other)}, ${aspect(own, other)}`;

/** `G4, two o'clock, 190 mm, crossing, facing south`. */
export const seenFrom = (own: Pose, id: string, other: Pose): string => `${id}, ${placeOf(own, other)}`;
