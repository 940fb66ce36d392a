import { describe, expect, test } from 'vitest';
import { checkRolls } from '../../../src/cards/reading/check-rolls.ts';

const table = (dice: string, ...rolls: unknown[]) => ({ dice, rows: rolls.map((roll) => ({ roll })) });
const found = (value: unknown) => checkRolls(value).map((fault) => fault.found);

test.each([
  [table('1d6', 1, 2, '3-6')],
  [table('2d6', '2-12')],
  [table('2d6', '8-12', 2, '3-7')],
  [table('d66', '11-16', '21-66')],
])('%j covers every roll once', (whole) => {
  expect(checkRolls(whole)).toEqual([]);
});

describe('is told, by its place in the card:', () => {
  test('a roll that no row covers', () => {
    expect(checkRolls({ change: table('1d6', '1-2', '4-5') })).toEqual([
      {
        path: ['change', 'rows'],
        found: 'no row covers the roll 3',
        allowed: 'every roll needs a row',
        mend: 'Add the row, or widen one beside it',
      },
      expect.objectContaining({ found: 'no row covers the roll 6' }),
    ]);
  });

  test('a roll that two rows cover, at the later one', () => {
    expect(checkRolls(table('1d6', '1-3', '3-6'))).toEqual([
      {
        path: ['rows', 1, 'roll'],
        found: 'rows 1 and 2 both cover the roll 3',
        allowed: 'each roll belongs to one row',
        mend: 'Take it out of one of them',
      },
    ]);
  });

  test.each([
    ['1d6', '6-7', 'row 2 covers the rolls 6 to 7', '1d6 shows 1 to 6'],
    ['1d6', 9, 'row 2 covers the roll 9', '1d6 shows 1 to 6'],
    ['2d6', '1-12', 'row 2 covers the rolls 1 to 12', '2d6 shows 2 to 12'],
    ['d66', '61-67', 'row 2 covers the rolls 61 to 67', 'd66 shows 11 to 66'],
    ['1d6', '6-5', 'row 2 covers the rolls 6 to 5', '1d6 shows 1 to 6'],
  ])('%s: a row for %j, which lies beyond the dice', (dice, roll, words, allowed) => {
    const faults = checkRolls(table(dice, 'x', roll));
    expect(faults).toContainEqual({
      path: ['rows', 1, 'roll'],
      found: words,
      allowed,
      mend: 'Keep each row within the dice',
    });
  });
});

test('gaps are not told where a roll cannot be read: that row may be the missing one', () => {
  expect(found(table('1d6', '1-3', 'four'))).toEqual([]);
  expect(found({ dice: '1d6', rows: [{ roll: '1-3' }, null] })).toEqual([]);
});

test('tables are found wherever in the card they lie, even within one another', () => {
  const within = { dice: '1d6', rows: [{ roll: '1-6', deeper: table('1d6', '1-5') }] };
  expect(checkRolls({ lists: [{ a: within }] })).toMatchObject([
    { path: ['lists', 0, 'a', 'rows', 0, 'deeper', 'rows'], found: 'no row covers the roll 6' },
  ]);
});

test.each([[null], ['text'], [{ dice: 'd', rows: [] }], [{ dice: '1d6', rows: 'none' }], [{ rows: [] }]])(
  '%j is no table entered by dice',
  (value) => {
    expect(checkRolls(value)).toEqual([]);
  },
);
