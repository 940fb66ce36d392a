import { expect, test } from 'vitest';
import {
  arcOf,
  farBetween,
  headingsBetween,
  headingTo,
  isWithin,
  round,
  straight,
  turned,
} from '../../../src/kit/geometry/headings.ts';

const HERE = { x: 0, y: 0 };

test.each([50, 300, 900])('a full circle of radius %i comes back to where it began', (radius) => {
  for (const side of [1, -1] as const) {
    let [place, heading] = [HERE as { x: number; y: number }, 0];
    for (let step = 0; step < 24; step++)
      [place, heading] = [round(place, heading, radius, side), turned(heading, side)];
    expect(farBetween(place, HERE)).toBeLessThanOrEqual(3);
    expect(heading).toBe(0);
  }
});

test('straight ahead on each of the twenty-four headings is as far, and back again is home', () => {
  for (let heading = 0; heading < 24; heading++) {
    const there = straight(HERE, heading, 1000);
    expect(Math.abs(farBetween(HERE, there) - 1000)).toBeLessThanOrEqual(1);
    expect(headingTo(HERE, there)).toBe(heading);
    expect(farBetween(straight(there, turned(heading, 12), 1000), HERE)).toBeLessThanOrEqual(1);
  }
});

test('an arc of fifteen degrees is as long as it should be', () => expect(arcOf(300)).toBe(79));

test('what lies within an arc of a heading', () => {
  expect(isWithin(HERE, 0, { x: 20, y: 100 }, 15)).toBe(true);
  expect(isWithin(HERE, 0, { x: 30, y: 100 }, 15)).toBe(false);
  expect(isWithin(HERE, 0, { x: 0, y: -100 }, 60)).toBe(false);
  expect([headingsBetween(1, 23), headingsBetween(0, 12)]).toEqual([2, 12]);
});
