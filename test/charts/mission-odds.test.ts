import { expect, test } from 'vitest';
import { hitsToDestroy, manual } from './mission-odds.ts';

test('a better load brings a balloon down with fewer hits; ordinary rounds take about three', () => {
  const { loads } = manual('balloon-bursting').activities.attackBalloon ?? { loads: [] };
  const hits = loads.map(hitsToDestroy);
  expect(hits).toEqual([...hits].sort((a, b) => b - a));
  expect(hits[0]).toBeCloseTo(2.6, 0);
});
