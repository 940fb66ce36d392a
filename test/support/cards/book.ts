import { loadRulebook } from '../../../src/reading/load.ts';

/** The cards as we print them, read once for all tests of a run. No test may change them. */
export const book = frozen(loadRulebook('data'));

function frozen<Part>(part: Part): Part {
  if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) {
    Object.freeze(part);
    for (const each of Object.values(part)) frozen(each);
  }
  return part;
}
