import { describe, expect, test } from 'vitest';
import { type Dice, diceInHand, fallsOf, totalOf, totalsOf } from '../../src/cards/dice.ts';

test.each<[Dice, number[], number]>([
  ['1d6', [4], 4],
  ['2d6', [3, 5], 8],
  ['d66', [5, 3], 53],
  ['d66', [3, 5], 35],
])('%s thrown %j is read as %i', (dice, faces, total) => {
  expect(totalOf(dice, faces)).toBe(total);
});

describe.each<[Dice, number, number]>([
  ['1d6', 6, 6],
  ['2d6', 36, 11],
  ['d66', 36, 36],
])('%s', (dice, falls, totals) => {
  test(`falls in ${falls} ways, each once`, () => {
    expect(new Set(fallsOf(dice).map(String)).size).toBe(falls);
    expect(fallsOf(dice)).toHaveLength(falls);
    expect(fallsOf(dice).every((faces) => faces.length === diceInHand(dice).count)).toBe(true);
  });

  test(`shows ${totals} totals, lowest first`, () => {
    const shown = totalsOf(dice);
    expect(shown).toHaveLength(totals);
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
  });
});

test('a d66 shows no total with a 0 or a 7 in it', () => {
  expect(totalsOf('d66').filter((total) => /[0789]/.test(String(total)))).toEqual([]);
});
