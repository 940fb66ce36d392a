import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { loadRulebook } from '../../../src/reading/load.ts';

/**
 * The cards on which the loaded dice of the tests depend: a copy of every card that a fit may change. The effects of
 * dice are tested here; the content of our cards in rulebook/cards and charts. Counter 1 is Richthofen himself.
 */
export const steadyBook = loadRulebook('data', 'test/support/steady-cards');

/** The same with counter 1 a red machine like others, for fights that are not about him. */
export const steadyBookWithoutHim: Rulebook = {
  ...steadyBook,
  fortyOne: {
    ...steadyBook.fortyOne,
    counters: steadyBook.fortyOne.counters.map(({ personal: _, ...counter }) => counter),
  },
};
