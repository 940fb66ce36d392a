import type { Rulebook } from '../rulebook/rulebook.ts';
import type { About, Answer, Decision, Question } from '../table/decisions.ts';

/** How each decision is made when nobody is at the table to make it. */
export type Policy = {
  readonly [D in Decision]: (about: About<D>, options: readonly Answer<D>[], book: Rulebook) => Answer<D>;
};

/** What a policy answers to a question. */
export function answerBy(policy: Policy, { decision, about, options }: Question, book: Rulebook): string {
  const decide = policy[decision] as (about: unknown, options: readonly string[], book: Rulebook) => string;
  return decide(about, options, book);
}

/** The first of the answers; every decision has one. */
export function firstOf<Option>([first]: readonly Option[]): Option {
  if (first === undefined) throw new Error('A decision without answers was put to the policy.');
  return first;
}
