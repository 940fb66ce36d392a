import { loadRulebook } from '../../../src/reading/load.ts';

/**
 * The cards on which the loaded dice of the tests depend: a copy of every card that a fit may change. The effects of
 * dice are tested here; the content of our cards in rulebook/cards and charts.
 */
export const steadyBook = loadRulebook('data', 'test/support/steady-cards');
