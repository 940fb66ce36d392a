import { describe, expect, test } from 'vitest';
import { consult, indexRows, lookUp, type RollTable, rollRange } from '../../src/cards/roll-table.ts';

const ROWS = [
  { roll: '2-5', result: 'low' },
  { roll: 6, result: 'six' },
  { roll: '7-12', result: 'high' },
];

const TABLE: RollTable<(typeof ROWS)[number], 'weather-change'> = {
  check: 'weather-change',
  dice: '2d6',
  rows: ROWS,
  ...indexRows('2d6', ROWS),
};

test.each([
  [2, 'low'],
  [5, 'low'],
  [6, 'six'],
  [7, 'high'],
  [12, 'high'],
])('a %i reads the row that covers it: %s', (total, result) => {
  expect(lookUp(TABLE, total).result).toBe(result);
});

test.each([
  [1, 'low'],
  [-3, 'low'],
  [13, 'high'],
  [40, 'high'],
])('a throw modified to %i reads the end row: %s', (total, result) => {
  expect(lookUp(TABLE, total).result).toBe(result);
});

test('a table throws its own dice for its own check', () => {
  const thrown: string[] = [];
  const roll = (check: string) => {
    thrown.push(check);
    return { faces: [3, 3], total: 6 };
  };
  expect(consult(TABLE, { roll })).toEqual({ roll: { faces: [3, 3], total: 6 }, row: ROWS[1] });
  expect(thrown).toEqual(['weather-change']);
});

test('a d66 table is read by its two figures, not by counting', () => {
  const rows = [
    { roll: '11-36', result: 'low' },
    { roll: '41-66', result: 'high' },
  ];
  const table = { ...TABLE, dice: 'd66', rows, ...indexRows('d66', rows) } as const;
  expect([36, 41, 66].map((total) => lookUp(table, total).result)).toEqual(['low', 'high', 'high']);
});

test('a total that no row covers is a broken promise: the loader has checked that every one is', () => {
  const table = { ...TABLE, ...indexRows('2d6', ROWS.slice(0, 1)) };
  expect(() => lookUp(table, 9)).toThrow('No row of weather-change covers 9.');
  expect(indexRows('1d6', [{ roll: 'x' }]).index).toEqual([-1, -1, -1, -1, -1, -1]);
});

describe('a row covers', () => {
  test.each([
    [7, [7, 7]],
    ['2-5', [2, 5]],
    ['11-16', [11, 16]],
  ])('%j', (roll, range) => {
    expect(rollRange(roll)).toEqual(range);
  });

  test.each([['7'], ['2 - 5'], ['-5'], ['2-'], [7.5], [null], [undefined], [[2, 5]]])('nothing for %j', (roll) => {
    expect(rollRange(roll)).toBeUndefined();
  });
});
