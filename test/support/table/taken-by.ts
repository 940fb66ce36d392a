import { NO_ORDERS } from '../../../src/campaign/standing-orders.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { enterTakes } from '../../../src/seat/typed/at-hand.ts';
import type { Question } from '../../../src/table/decisions.ts';

/** What Enter alone takes at a question, where nothing stands before its answers. */
export const takenBy = (question: Question, book: Rulebook): string | undefined =>
  enterTakes(undefined, question, { book, courses: {}, sitting: { orders: NO_ORDERS } })?.answer;
