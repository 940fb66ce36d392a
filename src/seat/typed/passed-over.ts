import { isOfFight, passedOver } from '../../questions/asking/put.ts';
import type { Question } from '../../table/decisions.ts';
import { isListed, type Seat } from '../seat.ts';

/**
 * A list of answers has one for each question; a player is not asked what custom does not ask. Whoever wants to promote
 * is asked of an evening, and in a fight as ever.
 */
export const passes = (question: Question, seat: Pick<Seat, 'script' | 'json' | 'promotes'>): string | undefined =>
  isListed(seat) || (seat.promotes && !isOfFight(question)) ? undefined : passedOver(question);
