import { expect, test } from 'vitest';
import { MONTH_END } from '../../src/campaign/campaign.ts';
import { simulateOne } from '../../src/simulation/simulation.ts';
import { book } from '../support/cards/book.ts';

const PROGRAMME = { policy: 'prudent', flight: 'B', seed: 'month', campaigns: 1 } as const;

test('a month begins with the very three weeks of the printed campaign, and has nine days more', () => {
  const weeks = simulateOne(1, PROGRAMME, book);
  const month = simulateOne(1, { ...PROGRAMME, until: MONTH_END }, book);
  expect(month.byDay).toHaveLength(30);
  expect(month.left).toHaveLength(30);
  expect(month.byDay.slice(0, 21)).toEqual(weeks.byDay);
  expect(month.counts.sorties).toBeGreaterThan(weeks.counts.sorties);
});

test.each(['bold', 'by-the-book', 'random'] as const)('%s leads a flight through the whole month', (policy) => {
  expect(simulateOne(1, { ...PROGRAMME, policy, until: MONTH_END }, book).byDay).toHaveLength(30);
});
