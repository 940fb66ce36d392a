import { type Dice, fallsOf } from '../../../src/cards/dice.ts';

/** Every way in which several throws can fall, one after the other: for counting odds the slow and certain way. */
export function everyFall(throws: readonly Dice[]): (readonly number[])[][] {
  return throws.reduce<(readonly number[])[][]>(
    (falls, dice) => falls.flatMap((before) => fallsOf(dice).map((faces) => [...before, faces])),
    [[]],
  );
}
