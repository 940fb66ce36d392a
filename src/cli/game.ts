import { policyNamed } from '../autoplay/policies.ts';
import { answerBy } from '../autoplay/policy.ts';
import type { Game } from '../logbook/play-on.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { playDay } from '../rules/campaign/day.ts';
import { policyOf } from './policy-of.ts';
import { VERSION } from './version.ts';

/** The game as this program plays it, with the cards on the table. */
export const theGame = (book: Rulebook): Game => ({
  book,
  rules: VERSION,
  playDay,
  policy: (name, word) => {
    const policy = policyNamed(policyOf(name), word);
    return (question) => answerBy(policy, question, book);
  },
});
