/** The parts of a day in which missions are flown, rule 6, in order. */
export const WATCHES = ['dawn', 'morning', 'afternoon', 'twilight'] as const;
export type Watch = (typeof WATCHES)[number];

/** The part of the day that dice belong to: a watch, or the ground before the first and after the last. */
export type PartOfDay = Watch | 'ground';

export const FLIGHTS = ['A', 'B', 'C'] as const;
export type Flight = (typeof FLIGHTS)[number];
