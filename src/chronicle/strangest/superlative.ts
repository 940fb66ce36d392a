import type { Sortie } from '../lived.ts';
import type { Moment } from '../moments/kinds.ts';
import type { MonthOfAFlight } from './month-of-a-flight.ts';

/** Something that a month has in a measure: the higher `many`, the rarer it is. */
export interface Superlative {
  readonly many: number;
  /** The men that it is about, so that no man is told of twice. */
  readonly men: readonly string[];
  readonly words: string;
  /** How many of a thousand months would have as much of it, if it fell on all flights alike. */
  readonly byShare?: number;
}

/** The greatest of its kind in a month; nothing, where the month has none. */
export type Finder = (month: MonthOfAFlight) => Superlative | undefined;

/** The first of those with the highest number. */
export const most = (found: readonly Superlative[]): Superlative | undefined =>
  found.reduce<Superlative | undefined>((best, each) => (best && best.many >= each.many ? best : each), undefined);

/** What happened to one of a class: so many of all that happened, and his or its share of all flights. */
interface Share {
  readonly many: number;
  readonly ofAll: number;
  readonly share: number;
}

/**
 * Of a thousand months, how many give somebody of a class so many or more of the same number, if chance deals them out
 * by share: who has most of the flights has most of everything, and that is no superlative.
 */
export function ofAThousand({ many, ofAll, share }: Share, classes: number): number {
  let chance = 0;
  let ways = 1;
  for (let k = 0; k <= ofAll; k++) {
    if (k >= many) chance += ways * share ** k * (1 - share) ** (ofAll - k);
    ways = (ways * (ofAll - k)) / (k + 1);
  }
  return Math.min(1000, Math.round(1000 * chance * classes));
}

/** Whether such a moment is about the machine itself. */
export const has = ({ moments, crew }: Sortie, type: string): boolean =>
  moments.some((moment) => moment.type === type && 'machine' in moment && moment.machine === crew.machine);

/** The hits on a machine and its men. */
const HITS = ['archie-hit', 'machine-gun-hit', 'critical-hit-taken', 'man-hit', 'crew-hit'];

const isHit = (moment: Moment, machine: string): boolean =>
  HITS.includes(moment.type) &&
  'machine' in moment &&
  moment.machine === machine &&
  !('result' in moment && moment.result === 'driven-off');

/** Whether nobody hit the machine or its men; (26) who is Driven Off is unharmed. */
export const isWhole = (sortie: Sortie): boolean =>
  sortie.moments.every(
    (moment) =>
      !isHit(moment, sortie.crew.machine) &&
      !(moment.type === 'critical-hit-scored' && moment.machine === sortie.crew.machine) &&
      !(moment.type === 'machine-out' && moment.machine === sortie.crew.machine && moment.hitBy !== undefined),
  );
