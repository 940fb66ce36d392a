import type { LivedDay } from './lived.ts';
import type { Moment, MomentOf } from './moments/kinds.ts';
import { underEach } from './under-each.ts';

/** The moments in which the squadron office records something about a man. */
export type OfficeEvent = MomentOf<
  | 'skill-checked'
  | 'firing-checked'
  | 'bravery-checked'
  | 'acting-commander-appointed'
  | 'leave-given'
  | 'word-said'
  | 'pair-made'
  | 'flight-commander-made'
  | 'man-promoted'
  | 'decoration-recommended'
  | 'decoration-awarded'
  | 'returned-to-duty'
  | 'experience-earned'
  | 'skill-raised'
  | 'ability-gained'
  | 'wound-mended'
>;

/** A cache: a day's papers are asked for man by man, so they are sorted once. */
const PAPERS = new WeakMap<LivedDay, ReadonlyMap<string, readonly OfficeEvent[]>>();

/** A day's papers, by man. */
export function officeEvents(day: LivedDay): ReadonlyMap<string, readonly OfficeEvent[]> {
  const papers = PAPERS.get(day) ?? underEach(day.moments.filter(isOfTheOffice), ({ man }) => [man]);
  PAPERS.set(day, papers);
  return papers;
}

const isOfTheOffice = (moment: Moment): moment is OfficeEvent => 'man' in moment && moment.type !== 'newcomer-reported';
