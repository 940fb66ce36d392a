import { type Dice, fallsOf } from '../../../src/cards/dice.ts';

/** All results of several throws in succession: the slow and certain way to count odds. */
export function everyFall(throws: readonly Dice[]): (readonly number[])[][] {
  return throws.reduce<(readonly number[])[][]>(
    (falls, dice) => falls.flatMap((before) => fallsOf(dice).map((faces) => [...before, faces])),
    [[]],
  );
}
