import { promised, type Rulebook } from '../../cards/rulebook.ts';
import { type About, type Answer, type Decision, type Question, questionOf } from '../../table/decisions.ts';
import type { Standpoint } from '../../table/standpoint.ts';

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

/** The same of one who answers some questions, and those not always. */
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

type Decide = (...given: [unknown, readonly string[], Rulebook, Standpoint?]) => string | undefined;

/** What is answered to a question; nothing, where it is left to others. */
export function answerIfAny(
  answers: SomeAnswers | Whys,
  { decision, about, options }: Question,
  book: Rulebook,
  from?: Standpoint,
): string | undefined {
  const decide = answers[decision] as Decide | undefined;
  return decide?.(about, options, book, from);
}

/** What a policy answers to a question. */
export const answerBy = (policy: Policy, question: Question, book: Rulebook, from?: Standpoint): string =>
  promised(answerIfAny(policy, question, book, from), 'answer');

/** Why a question is answered so, where that is known. */
export const whyBy = (whys: Whys, { decision, about }: Question, answer: string, book: Rulebook): string | undefined =>
  answerIfAny(whys, questionOf(decision, about, [answer]), book);

/** The first of the answers; every decision has one. */
export function firstOf<Option>([first]: readonly Option[]): Option {
  if (first === undefined) throw new Error('A decision without answers was put to the policy.');
  return first;
}
