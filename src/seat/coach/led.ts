import { type Campaign, isOver, lastDayOf, totalPoints } from '../../campaign/campaign.ts';
import { gradeOf } from '../../campaign/grade.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { parAfter } from '../../chronicle/likely.ts';
import { sumOf } from '../../playouts/look-ahead/race.ts';
import type { LedVerdict } from '../../screens/pages/coach-page.ts';
import type { WeighedQuestion } from './weigh.ts';

/** What decisions were worth beside a careful commander's answers, and half of the interval. */
export interface LedBeside {
  readonly lead: number;
  readonly within: number;
}

const Z = 1.96;

/**
 * The sum over all decisions of what each was worth at its moment, beside a careful commander's answer there. No throw
 * is in it but by the situations that it brought: its mean over all dice is the difference of the two commanders.
 */
export function ledBy(weighed: readonly WeighedQuestion[]): LedBeside {
  const beside = weighed.flatMap((each) => each.beside ?? []);
  return {
    lead: sumOf(beside.map(({ mean }) => mean)),
    within: Z * Math.sqrt(sumOf(beside.map(({ error }) => error ** 2))),
  };
}

/**
 * (48) The verdict on a month as it went, and on the month as it was led: the middle of simulated months of a careful
 * commander, and what the player's decisions were worth beside his. Only where such months were simulated.
 */
export function verdictOn(campaign: Campaign, led: LedBeside, book: Rulebook): LedVerdict | undefined {
  const { flights, fights, tasks, careers, onlyDay } = campaign;
  const [flight] = flights;
  const isAsSimulated = !fights && !tasks && !careers && book.squadron === undefined && flights.length === 1;
  if (!flight || !isOver(campaign) || onlyDay !== undefined || !isAsSimulated) return undefined;
  const days = lastDayOf(campaign);
  const middle = parAfter(flight.flight, days);
  if (middle === undefined) return undefined;
  const wordsOf = (points: number) => gradeOf(points, days, book).words;
  const went = totalPoints(flight);
  const points = Math.round(middle + led.lead);
  return { went: { points: went, words: wordsOf(went) }, led: { points, words: wordsOf(points) }, middle };
}
