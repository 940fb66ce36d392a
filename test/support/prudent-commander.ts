import { policyNamed } from '../../src/autoplay/policies.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import type { Commander } from '../../src/logbook/attempt.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';

/** Answers every question as prudent does. A question's decision and what it is about belong together; the compiler has lost sight of that. */
export function prudentCommander(book: Rulebook): Commander {
  const prudent = policyNamed('prudent', 'bench');
  return ({ decision, about, options }) => {
    const decide = prudent[decision] as Policy['movement'];
    return decide(about as Parameters<Policy['movement']>[0], options as Parameters<Policy['movement']>[1], book);
  };
}
