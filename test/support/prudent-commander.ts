import type { Rulebook } from '../../src/cards/rulebook.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import type { Commander } from '../../src/logbook/attempt.ts';
import { policyNamed } from '../../src/policies/policies.ts';

/** Answers every question as prudent does. */
export function prudentCommander(book: Rulebook): Commander {
  const prudent = policyNamed('prudent', 'bench');
  return ({ question }) => answerBy(prudent, question, book);
}
