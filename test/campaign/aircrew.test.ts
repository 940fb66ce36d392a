import { expect, test } from 'vitest';
import { isFit, isLost, type Standing, standingAfter } from '../../src/campaign/aircrew.ts';
import type { CrewFate } from '../../src/cards/printed/damage-tables.ts';
import { aPilot } from '../support/people/airmen.ts';

test.each<[CrewFate, number | 'never', boolean]>([
  [{ fate: 'wounded', days: 0 }, 5, false],
  [{ fate: 'wounded', days: 2 }, 7, false],
  [{ fate: 'safe', days: 1 }, 6, false],
  [{ fate: 'killed' }, 'never', true],
  [{ fate: 'prisoner', wounded: false }, 'never', true],
])('a man whose fate on day 4 is %o flies again on day %s', (fate, back, lost) => {
  const man = aPilot({ standing: standingAfter(fate, 4) });
  expect(isLost(man)).toBe(lost);
  expect(isFit(man, 4)).toBe(false);
  if (back === 'never') return expect(isFit(man, 40)).toBe(false);
  expect([isFit(man, back - 1), isFit(man, back)]).toEqual([false, true]);
});

test('a man to whom nothing happened is fit', () => {
  expect(isFit(aPilot(), 1)).toBe(true);
});

test.each<[CrewFate, Standing]>([
  [
    { fate: 'wounded', days: 0 },
    { is: 'wounded', back: 6 },
  ],
  [
    { fate: 'wounded', days: 4 },
    { is: 'wounded', back: 10 },
  ],
  [
    { fate: 'safe', days: 0 },
    { is: 'away', back: 6 },
  ],
  [
    { fate: 'safe', days: 2 },
    { is: 'away', back: 8 },
  ],
  [{ fate: 'killed' }, { is: 'killed', since: 5 }],
  [
    { fate: 'prisoner', wounded: true },
    { is: 'prisoner', since: 5 },
  ],
])('(45) after %j on 5 April a man is %j', (fate, standing) => {
  expect(standingAfter(fate, 5)).toEqual(standing);
});
