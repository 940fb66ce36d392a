import { expect, test } from 'vitest';
import { meanOf } from '../../src/cards/odds.ts';
import type { EncounterColumn, Mission } from '../../src/cards/printed/mission.ts';
import { monthsOf, overRoster } from '../../src/odds/charts/roster-charts.ts';
import { book } from '../support/cards/book.ts';

const COLUMNS: readonly EncounterColumn[] = ['1-2', '3-4', '5-6', '7-8'];
const isRed = (number: number) => book.fortyOne.counters[number - 1]?.jasta11 === true;

test('between 35 and 60 missions in 100 see no fight at all', () => {
  const { noFight } = overRoster(book);
  expect(noFight).toBeGreaterThan(0.35);
  expect(noFight).toBeLessThan(0.6);
});

test('a fight is with 2.2 to 2.9 Germans on the mean', () => {
  const { germans, fights } = overRoster(book);
  expect(germans / fights).toBeGreaterThan(2.2);
  expect(germans / fights).toBeLessThan(2.9);
});

test('(introduction) a Defensive Line Patrol is the safest of missions: of those about Douai it meets the least of Jasta 11', () => {
  const red = ({ encounters }: Mission) =>
    COLUMNS.reduce((sum, column) => sum + meanOf(encounters[column], ({ met }) => met.filter(isRed).length), 0);
  const aboutDouai = Object.entries(book.missions).filter(([id]) => id !== 'long-reconnaissance');
  const [fewest] = aboutDouai.sort(([, a], [, b]) => red(a) - red(b));
  expect(fewest?.[0]).toBe('defensive-line-patrol');
});

test('(introduction) a Defensive Line Patrol, for new men, has the fewest fights of all missions', () => {
  const fights = monthsOf(book).map(({ route, outcome }) => [route.mission, outcome.fights] as const);
  const [fewest] = fights.sort(([, a], [, b]) => a - b);
  expect(fewest?.[0]).toBe('defensive-line-patrol');
});
