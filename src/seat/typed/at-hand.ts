import { isBlank } from '../../campaign/plan.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { numbersIn } from '../../page/read-typed.ts';
import { carefully } from '../../policies/careful.ts';
import { dangerIn, linesIn, safeOptions } from '../../questions/asking/put.ts';
import { answerNumbers, type Manner, type Worded } from '../../questions/asking/word.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted } from '../seat.ts';
import { type At, type AtHand, courseAtHand } from './course-at-hand.ts';

/** What Enter alone would do for whoever leaves the rest to others: a whole plan on the ground, a course in the air. */
export const atHand = (question: Question | undefined, at: At): AtHand | undefined =>
  planAtHand(question, at) ?? courseAtHand(question, at);

/** A whole plan, where nothing is planned yet. */
function planAtHand(question: Question | undefined, at: At): AtHand | undefined {
  if (isScripted(at) || !question || !('plan' in question.about) || !isBlank(question.about.plan)) return undefined;
  return { command: 'propose', answer: 'propose', rest: [], does: PLAN_IT };
}

const PLAN_IT = 'the whole day by a careful commander, to change or to fly';

/** The offered command stands before the answers. */
export function withFirst(first: AtHand | undefined, worded: Worded, question: Question, book: Rulebook): Worded {
  if (!first) return worded;
  const numbers = answerNumbers(question, book);
  const words: readonly string[] = question.options;
  const others = worded.options.map((option) => ({ ...option, number: numbers[words.indexOf(option.answer)] ?? '' }));
  return { ...worded, options: [{ answer: first.answer, does: first.does, number: '' }, ...others] };
}

/** What Enter alone takes, and in about three words why, where that is known. */
export interface Enter {
  readonly answer: string;
  readonly why?: string | undefined;
  /** The line that it gives: this answer, and those that follow it. */
  readonly line?: string;
}

/** What a player would type for it. */
export const typedFor = (enter: Enter | undefined): string | undefined => enter?.line ?? enter?.answer;

/** The height that was chosen, or ordered, is flown at. */
type EnterAt = Pick<At, 'book' | 'courses' | 'sitting'> & {
  readonly setting?: { readonly taught?: (question: Question) => string | undefined };
};

/**
 * What is at hand; else what a careful commander answers by what the side that is asked may see. Nothing where he too
 * would run into what is asked for once more: there nothing is safe, and the player chooses.
 */
export function enterTakes(atOnce: AtHand | undefined, question: Question, at: EnterAt): Enter | undefined {
  if (atOnce) return { answer: atOnce.answer };
  const { book, courses, sitting, setting } = at;
  const taught = setting?.taught?.(question);
  if (taught !== undefined) return { answer: taught, why: 'as the lesson says' };
  const ordered = sitting.orders.height;
  const height = courses.height ?? (ordered === undefined ? undefined : Number(ordered));
  const first = carefully(question, book, height);
  const careful = dangerIn(question, first.answer, book) === undefined ? first : safest(question, book, height);
  if (!careful) return undefined;
  const offered = linesIn(question, book).find(({ isCareful, answers }) => isCareful && answers[0] === careful.answer);
  return offered ? { ...careful, line: offered.line } : careful;
}

/** The same without what would be asked for once more. */
function safest(question: Question, book: Rulebook, height: number | undefined): Enter | undefined {
  const options = safeOptions(question, book);
  return options.length === 0 ? undefined : carefully(withOptions(question, options), book, height);
}

const SAFER = new WeakMap<Question, Question>();

/** The same each time that it is asked for, so that its answer is thought out once. */
function withOptions(question: Question, options: readonly string[]): Question {
  const narrowed = SAFER.get(question) ?? Object.assign({ ...question }, { options });
  SAFER.set(question, narrowed);
  return narrowed;
}

/** Offered lines of several answers stand before the answers, which keep their numbers. */
export function withLines(worded: Worded, question: Question, book: Rulebook, manner: Manner = 'put'): Worded {
  const lines = linesIn(question, book);
  if (lines.length === 0) return worded;
  const numbers = numbersIn(worded.options);
  const offered = lines.map(({ line, does, heard = does, number = '', sign }) => ({
    answer: line,
    does: manner === 'said' ? heard : does,
    number,
    ...(sign !== undefined && { sign }),
  }));
  return {
    ...worded,
    options: [...offered, ...worded.options.map((option, i) => ({ ...option, number: numbers[i] ?? '' }))],
  };
}

/** What stands below the answers where Enter alone can be pressed. */
export function enterText(enter: Enter | undefined): string {
  if (!enter) return `${NOTHING_SAFE}.`;
  return `Enter: ${typedFor(enter)}${enter.why === undefined ? '' : ` (${enter.why})`}`;
}

export const NOTHING_SAFE = 'Enter has no safe answer here: choose';
