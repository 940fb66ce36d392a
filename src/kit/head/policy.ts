import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { About, Answer, Decision, Question } from '../../table/decisions.ts';
import type { Standpoint } from '../../table/standpoint.ts';

/** How each decision is made when no player makes it. The standpoint is for policies that look ahead. */
export type Policy = {
  readonly [D in Decision]: (
    about: About<D>,
    options: readonly Answer<D>[],
    book: Rulebook,
    from?: Standpoint,
  ) => Answer<D>;
};

/** The same for some questions only, and not always. */
export type SomeAnswers = {
  readonly [D in Decision]?: (
    about: About<D>,
    options: readonly Answer<D>[],
    book: Rulebook,
    from?: Standpoint,
  ) => Answer<D> | undefined;
};

type DecideAny = (...given: [unknown, readonly string[], Rulebook, Standpoint?]) => string | undefined;

/** The answer to a question; nothing, where it is left to others. */
export function answerIfAny(
  answers: SomeAnswers,
  { decision, about, options }: Question,
  book: Rulebook,
  from?: Standpoint,
): string | undefined {
  const decide = answers[decision] as DecideAny | undefined;
  return decide?.(about, options, book, from);
}

export const answerBy = (policy: Policy, question: Question, book: Rulebook, from?: Standpoint): string =>
  expectDefined(answerIfAny(policy, question, book, from), 'answer');

export function firstOf<Option>([first]: readonly Option[]): Option {
  if (first === undefined) throw new Error('A decision without answers was put to the policy.');
  return first;
}
