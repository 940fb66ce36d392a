import type { Flight } from '../campaign/watch.ts';
import likely from './book/likely-courses.json' with { type: 'json' };

/** Where a share of the simulated campaigns stood at the end of a day: 5, 25, 50, 75 and 95 of a hundred below it. */
export type Spread = readonly number[];

/** How many campaigns were simulated, and by which policy they were led. */
export const { campaigns: LIKELY_CAMPAIGNS, policy: LIKELY_POLICY } = likely;

/** How many of them went on to the end of the month. */
export const LIKELY_MONTHS = likely.months;

export const spreadsOf = (flight: Flight): readonly Spread[] => likely.flights[flight].days;

/** What a flight has at the end of a day as often more as less; nothing before the first. */
export const parAfter = (flight: Flight, day: number): number | undefined =>
  spreadsOf(flight)[day - 1]?.[likely.parts.indexOf(0.5)];
