import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Asked } from '../../../table/decisions.ts';
import { promiseOf } from '../head/opponent.ts';

/**
 * The answers in the order in which they are shown and numbered: the attacks first, by what they promise; to leave the
 * fight comes last. The rules put them in an order of their own, and the log-book has them by their words.
 */
export function bestFirst(
  { about, options }: Asked<'track-action' | 'german-action'>,
  book: Rulebook,
): readonly string[] {
  const bring = new Map(about.targets.map((reach) => [reach.answer, promiseOf(reach, book)]));
  const place = (answer: string) => (answer === 'escape' ? Number.NEGATIVE_INFINITY : (bring.get(answer) ?? OTHERS));
  return options.toSorted((a, b) => place(b) - place(a));
}

/** Anything else comes after every attack. */
const OTHERS = -1000;
