import { hasAchieved } from '../../campaign/work.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About } from '../../table/decisions.ts';
import { aftStop } from '../map/course.ts';
import { comesLowOverGuns } from '../map/over-guns.ts';

/** Why a move is asked for once more. */
export function movementDanger(
  answer: string,
  { party, orders, steps }: About<'movement'>,
  book: Rulebook,
): string | undefined {
  const step = steps.find((each) => each.step === answer);
  if (!step) return undefined;
  if (answer === 'land') return orders.errand === 'mission' && !hasAchieved(orders, book) ? EARLY : undefined;
  const hex = step.hex ?? party.hex;
  if (aftStop(party, { aft: step.aft, hex }, book) === 'no-way-home') return NO_WAY_HOME;
  return comesLowOverGuns(party, hex, book) ? LOW_OVER_GUNS : undefined;
}

const EARLY = 'Landing ends the mission, and nothing that counts has been done yet.';
const NO_WAY_HOME = 'After that the AFT does not bring the flight home.';
const LOW_OVER_GUNS = 'There are machine guns for certain, and at this height they fire at each of you.';
