import { isBlank } from '../../campaign/plan.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { isAsked } from '../../kit/screen/asking.ts';
import { inTheAir } from '../../policies/in-the-air.ts';
import { overTheTarget } from '../../policies/over-the-target.ts';
import { PRUDENT } from '../../policies/temper.ts';
import { safeAnswer } from '../../questions/asking/put.ts';
import { answerNumbers, type Worded } from '../../questions/asking/word.ts';
import type { Question } from '../../table/decisions.ts';
import { isScripted, type Seat } from '../seat.ts';
import { type At, type AtHand, courseAtHand } from './course-at-hand.ts';

const WORK = overTheTarget(PRUDENT);
const WAY = inTheAir(PRUDENT);

/**
 * (23) (30) Over the mission's work Enter takes what a careful commander does there; he does nothing where it is too
 * dangerous or too far from home. (34) Nor does Enter leave a Lame Duck alone where such a commander escorts it.
 */
export function workAtHand(question: Question, at: Pick<Seat, 'book' | 'script' | 'json'>): string | undefined {
  const { book } = at;
  if (isScripted(at)) return undefined;
  if (isAsked(question, 'special-activity')) return WORK['special-activity'](question.about, question.options, book);
  if (isAsked(question, 'dive-burst')) return WORK['dive-burst'](question.about, question.options, book);
  if (isAsked(question, 'another-pass')) return WORK['another-pass'](question.about, question.options, book);
  if (isAsked(question, 'escort')) return WAY.escort(question.about, question.options, book);
  return undefined;
}

/**
 * What Enter alone does for a player who leaves the rest to others: a whole plan on the ground, a course in the air.
 */
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

/** What Enter alone gives. */
export const enterGives = (first: AtHand | undefined, question: Question, at: At): string | undefined =>
  first?.answer ?? workAtHand(question, at) ?? safeAnswer(question, at.book);
