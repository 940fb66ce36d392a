import { loadRulebook } from '../../../src/reading/load.ts';

/**
 * The cards on which the loaded dice of the tests fall: a copy, of its own, of every card that a fit may move. What a
 * die does is tested here; what stands on our cards is tested in rulebook/cards and charts.
 */
export const steadyBook = loadRulebook('data', 'test/support/steady-cards');
