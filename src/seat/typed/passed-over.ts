import { passedOver } from '../../questions/asking/put.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted, type Seat } from '../seat.ts';

/**
 * A list of answers has one for each question; a player is not asked what decides nothing. One who wants to promote is
 * asked everything on the evening of that day.
 */
export const passes = (question: Question, seat: Pick<Seat, 'script' | 'json' | 'asksOn'>): string | undefined =>
  isScripted(seat) || ('day' in question.about && question.about.day === seat.asksOn)
    ? undefined
    : passedOver(question);
