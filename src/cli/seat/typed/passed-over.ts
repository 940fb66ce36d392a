import type { Question } from '../../../table/decisions.ts';
import { passedOver } from '../../../terminal/asking/put.ts';
import type { Seat } from '../seat.ts';

/** A list of answers has one for each question; a player is not asked what custom does not ask. */
export const passes = (
  question: Question,
  { script, json, promotes }: Pick<Seat, 'script' | 'json' | 'promotes'>,
): string | undefined => (script || json || promotes ? undefined : passedOver(question));
