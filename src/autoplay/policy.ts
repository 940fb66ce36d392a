import type { Rulebook } from '../rulebook/rulebook.ts';
import type { About, Answer, Decision, Question } from '../table/decisions.ts';
import type { Standpoint } from '../table/standpoint.ts';

/**
 * How each decision is made when nobody is at the table to make it. Where the day stands is for those who play it on in
 * their heads.
 */
export type Policy = {
  readonly [D in Decision]: (
    about: About<D>,
    options: readonly Answer<D>[],
    book: Rulebook,
    from?: Standpoint,
  ) => Answer<D>;
};

/** What a policy answers to a question. */
export function answerBy(
  policy: Policy,
  { decision, about, options }: Question,
  book: Rulebook,
  from?: Standpoint,
): string {
  const decide = policy[decision] as (...given: [unknown, readonly string[], Rulebook, Standpoint?]) => string;
  return decide(about, options, book, from);
}

/** The first of the answers; every decision has one. */
export function firstOf<Option>([first]: readonly Option[]): Option {
  if (first === undefined) throw new Error('A decision without answers was put to the policy.');
  return first;
}
