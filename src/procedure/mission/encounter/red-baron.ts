import { counterOf } from '../../../cards/counters.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { GermanOutcome } from '../../../kit/fight/fight.ts';

/** What a fight means for the man of a personal counter. */
export type Absence = 'none' | 'mission' | 'fate-unknown' | 'for-good';

/**
 * (50) Days in hospital from which a wound is serious. Ruling: as many as keep him out of the rest of the three weeks.
 */
const SERIOUS = 7;

/**
 * (50) The Red Baron: out for the mission when his machine was damaged, for good when he was killed or seriously
 * wounded. If he came down, his own fate must be rolled (`fate-unknown`). No other number is a person.
 */
export function absenceAfter(outcome: GermanOutcome, book: Rulebook): Absence {
  if (!counterOf(outcome.number, book).personal) return 'none';
  if (outcome.wounds.some(({ fate }) => isOutForGood(fate))) return 'for-good';
  if (outcome.fate === 'forced-down' || outcome.fate === 'shot-down') return 'fate-unknown';
  return outcome.fate === 'damaged-abort' ? 'mission' : 'none';
}

/** (50) Killed, captured, or seriously wounded. */
export function isOutForGood(fate: CrewFate): boolean {
  if (fate.fate === 'wounded') return fate.days >= SERIOUS;
  return fate.fate !== 'safe';
}
