import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import { type About, type Answer, type Decision, type Question, questionOf } from '../../table/decisions.ts';
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

/** In about three words why the one answer is given that stands there; nothing where no reason is known. */
export type Whys = {
  readonly [D in Decision]?: (about: About<D>, given: readonly Answer<D>[], book: Rulebook) => string | undefined;
};

type DecideAny = (...given: [unknown, readonly string[], Rulebook, Standpoint?]) => string | undefined;

/** The answer to a question; nothing, where it is left to others. */
export function answerIfAny(
  answers: SomeAnswers | Whys,
  { decision, about, options }: Question,
  book: Rulebook,
  from?: Standpoint,
): string | undefined {
  const decide = answers[decision] as DecideAny | undefined;
  return decide?.(about, options, book, from);
}

export const answerBy = (policy: Policy, question: Question, book: Rulebook, from?: Standpoint): string =>
  expectDefined(answerIfAny(policy, question, book, from), 'answer');

/** Why a question is answered so, where that is known. */
export const whyBy = (whys: Whys, { decision, about }: Question, answer: string, book: Rulebook): string | undefined =>
  answerIfAny(whys, questionOf(decision, about, [answer]), book);

/** The first of the answers; every decision has one. */
export function firstOf<Option>([first]: readonly Option[]): Option {
  if (first === undefined) throw new Error('A decision without answers was put to the policy.');
  return first;
}
