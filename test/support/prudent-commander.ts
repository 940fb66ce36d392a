import { policyNamed } from '../../src/autoplay/policies.ts';
import { answerBy } from '../../src/autoplay/policy.ts';
import type { Commander } from '../../src/logbook/attempt.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';

/** Answers every question as prudent does. */
export function prudentCommander(book: Rulebook): Commander {
  const prudent = policyNamed('prudent', 'bench');
  return ({ question }) => answerBy(prudent, question, book);
}
