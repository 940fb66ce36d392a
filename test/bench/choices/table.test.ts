import { expect, it } from 'vitest';
import { type Choice, togetherIn } from './table.ts';

const line = (unit: Choice['unit'], value: number, half: number): Choice => ({
  choice: 'a trade',
  measured: 'the Major on every Twilight Patrol',
  unit,
  least: Number.NEGATIVE_INFINITY,
  most: 6,
  landed: { value, from: value - half, to: value + half },
});

it('tells what flights come to together: their mean, and by how much less it scatters than each', () => {
  const [together, ...more] = togetherIn([
    [line('a fight', 1, 1), line('a campaign', 2, 12)],
    [line('a fight', 1, 1), line('a campaign', 8, 12)],
    [line('a fight', 1, 1), line('a campaign', 17, 15)],
  ]);
  expect(more).toEqual([]);
  expect(together?.landed.value).toBe(9);
  // The root of 144 + 144 + 225, by three.
  expect(together?.landed.from).toBeCloseTo(9 - Math.sqrt(513) / 3, 10);
  expect(together?.landed.to).toBeCloseTo(9 + Math.sqrt(513) / 3, 10);
});
