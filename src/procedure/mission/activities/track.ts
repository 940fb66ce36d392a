import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import { TOTALS } from '../../../cards/dice.ts';
import { columnAt } from '../../../cards/initiative-number.ts';
import { initiativeNumber, promised, type Rulebook } from '../../../cards/rulebook.ts';

/** (30) Two dice and Pilot Skill on the Aircraft Card, in the column of the height at which the attack is made. */
export function initiativeOf({ aircraft, pilot }: FlyingMachine, dice: number, feet: number, book: Rulebook): number {
  const card = promised(book.aircraft[aircraft], 'Aircraft Card of this machine');
  return initiativeNumber(card, dice + pilot.skill, columnAt(feet));
}

/**
 * Of the 36 ways in which the dice fall, those that bring a machine above a target at some height; (31) all for a
 * trench.
 */
export function waysAbove(machine: FlyingMachine, target: number | undefined, feet: number, book: Rulebook): number {
  if (target === undefined) return TOTALS['2d6'].length;
  return TOTALS['2d6'].filter((total) => initiativeOf(machine, total, feet, book) > target).length;
}
