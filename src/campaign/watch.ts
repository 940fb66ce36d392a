/** The parts of a day in which missions are flown, rule 6, in their order. */
export const WATCHES = ['dawn', 'morning', 'afternoon', 'twilight'] as const;
export type Watch = (typeof WATCHES)[number];

/**
 * Where a flight is when dice fall for it: in a watch, or on the ground before the first of them and after the last.
 */
export type PartOfDay = Watch | 'ground';

export const FLIGHTS = ['A', 'B', 'C'] as const;
export type Flight = (typeof FLIGHTS)[number];
