import { expect, test } from 'vitest';
import { meanOf, oddsOfAny, oddsOfRows, oddsOfRowsWith, oddsOfTotals } from '../../src/cards/odds.ts';
import { indexRows, type RollTable } from '../../src/cards/roll-table.ts';
import { book } from '../support/cards/book.ts';

const rows = [
  { roll: '2-5', lost: 0 },
  { roll: '6-9', lost: 1 },
  { roll: '10-12', lost: 3 },
];
const engineTrouble: RollTable<(typeof rows)[number], string> = {
  check: 'engine-trouble',
  dice: '2d6',
  rows,
  ...indexRows('2d6', rows),
};

test('two dice show 7 in six of 36 ways, and each end in one', () => {
  const odds = oddsOfTotals('2d6');
  expect(odds.map(({ odds: { ways } }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  expect(odds[0]).toEqual({ total: 2, odds: { ways: 1, of: 36, chance: 1 / 36 } });
});

test('a d66 shows each of its 36 numbers once', () => {
  expect(oddsOfTotals('d66')).toHaveLength(36);
  expect(oddsOfTotals('d66').every(({ odds: { ways } }) => ways === 1)).toBe(true);
});

test('a listed number beyond the dice adds nothing, and one listed twice counts once', () => {
  expect(oddsOfAny('2d6', [7, 7, 11, 13])).toEqual({ ways: 8, of: 36, chance: 8 / 36 });
  expect(oddsOfAny('1d6', [])).toEqual({ ways: 0, of: 6, chance: 0 });
});

test('(21) an engine in trouble restarts in 10 of 36, is in serious trouble in 20, and cuts out in 6', () => {
  expect(oddsOfRows(engineTrouble).map(({ odds: { ways } }) => ways)).toEqual([10, 20, 6]);
});

test('a modifier shifts the odds, and what passes the end of the table reads the end row', () => {
  expect(oddsOfRowsWith(engineTrouble, 1).map(({ odds: { ways } }) => ways)).toEqual([6, 20, 10]);
  expect(oddsOfRowsWith(engineTrouble, -12).map(({ odds: { ways } }) => ways)).toEqual([36, 0, 0]);
});

test('the mean of a cell weighs each row by its chance', () => {
  expect(meanOf(engineTrouble, ({ lost }) => lost)).toBeCloseTo(38 / 36, 12);
});

test('(12) the Weather Change rows other than Forecast Trend balance to nought', () => {
  const { change } = book.weatherEffects;
  expect(meanOf(change, (row) => (row.change === 'trend' ? 0 : row.change))).toBeCloseTo(0, 12);
});
