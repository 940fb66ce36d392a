import { expect, test } from 'vitest';
import type { Dice } from '../../src/cards/dice.ts';
import { firstThrow, isThrowOf, readDice } from '../../src/dice/hand-dice.ts';

test.each<[Dice, string, number[]]>([
  ['2d6', '3 5', [3, 5]],
  ['2d6', '35', [3, 5]],
  ['2d6', '3,5', [3, 5]],
  ['2d6', '3, 5', [3, 5]],
  ['2d6', ' 3   5 ', [3, 5]],
  ['2d6', '6\t1', [6, 1]],
  ['d66', '53', [5, 3]],
  ['d66', '5 3', [5, 3]],
  ['1d6', '4', [4]],
  ['1d6', ' 4 ', [4]],
  ['1d20', '17', [17]],
  ['3d10', '10 4, 1', [10, 4, 1]],
  ['2d8', '85', [8, 5]],
])('for %s the player may type "%s"', (dice, typed, faces) => {
  expect(readDice(dice, typed)).toEqual({ faces });
});

test.each<[Dice, string, string, number]>([
  ['2d6', '7 1', 'face', 2],
  ['2d6', '0 1', 'face', 2],
  ['1d6', '9', 'face', 1],
  ['2d6', '3', 'count', 2],
  ['2d6', '3 5 1', 'count', 2],
  ['1d6', '35', 'count', 1],
  ['2d6', '', 'not-dice', 2],
  ['2d6', 'three five', 'not-dice', 2],
  ['2d6', '-3 5', 'not-dice', 2],
  ['2d6', '3.5', 'not-dice', 2],
  ['2d6', '3 5,', 'not-dice', 2],
  ['d66', '５３', 'not-dice', 2],
])('for %s "%s" is refused (%s; %i dice are wanted)', (dice, typed, wrong, wanted) => {
  expect(readDice(dice, typed)).toEqual({ wrong, wanted: { count: wanted, sides: 6 } });
});

test.each<[Dice, number[], boolean]>([
  ['2d6', [1, 6], true],
  ['1d6', [6], true],
  ['2d6', [6], false],
  ['1d6', [6, 6], false],
  ['2d6', [0, 6], false],
  ['2d6', [7, 6], false],
  ['2d6', [1.5, 6], false],
  ['1d20', [20], true],
  ['1d20', [21], false],
])('that %s can fall %j is %s', (dice, faces, can) => {
  expect(isThrowOf(dice, faces)).toBe(can);
});

test.each<[Dice, string, string, string]>([
  ['2d6', '35', '35', ''],
  ['2d6', '35 4 62', '3 5', '4 6 2'],
  ['1d6', '462', '4', '6 2'],
  ['1d20', '17 3', '17', '3'],
  ['2d6', '7 12', '7 1', '2'],
  ['2d6', 'five 12', 'five 12', ''],
])('of "%s" dice "%s" is thrown as "%s", and "%s" waits for the next throws', (dice, typed, first, ahead) => {
  expect(firstThrow(dice, typed)).toEqual({ first, ahead });
});
