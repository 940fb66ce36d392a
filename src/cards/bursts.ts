/** Firing, from the best to the worst, rule 51. */
export const FIRING = ['A', 'B', 'C', 'D', 'E'] as const;

/** The angles of an attack, each with a Hit Card of its own. */
export const ANGLES = ['head-on', 'beam', 'quarter', 'astern', 'diving'] as const;

export const LONGEST_BURST = 6;
