/** The parts of a day in which missions are flown, rule 6, in their order. */
export const WATCHES = ['dawn', 'morning', 'afternoon', 'twilight'] as const;
export type Watch = (typeof WATCHES)[number];

export const FLIGHTS = ['A', 'B', 'C'] as const;
export type Flight = (typeof FLIGHTS)[number];
