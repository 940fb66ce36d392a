import type { Flight } from '../campaign/watch.ts';
import likely from './book/likely-courses.json' with { type: 'json' };

/** The percentiles 5, 25, 50, 75 and 95 of the simulated campaigns at the end of a day. */
export type Spread = readonly number[];

/** The number of simulated campaigns, and their policy. */
export const { campaigns: LIKELY_CAMPAIGNS, policy: LIKELY_POLICY } = likely;

/** How many of them went on to the end of the month. */
export const LIKELY_MONTHS = likely.months;

export const spreadsOf = (flight: Flight): readonly Spread[] => likely.flights[flight].days;

/** The median of a flight at the end of a day; nothing before the first. */
export const parAfter = (flight: Flight, day: number): number | undefined =>
  spreadsOf(flight)[day - 1]?.[likely.parts.indexOf(0.5)];
