import { isAsked } from '../../kit/screen/asking.ts';
import { inTheAir } from '../../policies/in-the-air.ts';
import { overTheTarget } from '../../policies/over-the-target.ts';
import { PRUDENT } from '../../policies/temper.ts';
import type { Question } from '../../table/decisions.ts';
import { isListed, type Seat } from '../seat.ts';

const WORK = overTheTarget(PRUDENT);
const WAY = inTheAir(PRUDENT);

/**
 * (23) (30) Over the work that a flight was sent for Enter takes what a careful commander does there, who does nothing
 * where it is too hot or too far from home. (34) Nor does Enter leave a Lame Duck alone where such a commander sees him
 * home.
 */
export function workAtHand(question: Question, at: Pick<Seat, 'book' | 'script' | 'json'>): string | undefined {
  const { book } = at;
  if (isListed(at)) return undefined;
  if (isAsked(question, 'special-activity')) return WORK['special-activity'](question.about, question.options, book);
  if (isAsked(question, 'dive-burst')) return WORK['dive-burst'](question.about, question.options, book);
  if (isAsked(question, 'another-pass')) return WORK['another-pass'](question.about, question.options, book);
  if (isAsked(question, 'escort')) return WAY.escort(question.about, question.options, book);
  return undefined;
}
