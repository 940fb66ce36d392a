import { isOfFight, passedOver } from '../../questions/asking/put.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted, type Seat } from '../seat.ts';

/**
 * A list of answers has one for each question; a player is not asked where custom has nothing to ask. One who wants to
 * promote is asked in the evening, and in a fight as usual.
 */
export const passes = (question: Question, seat: Pick<Seat, 'script' | 'json' | 'promotes'>): string | undefined =>
  isScripted(seat) || (seat.promotes && !isOfFight(question)) ? undefined : passedOver(question);
