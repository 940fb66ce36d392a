/** How well the program plays a side: from a beginner to one whom few can beat. */
export const STRENGTHS = ['novice', 'steady', 'sharp', 'ace'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const isStrength = (name: string): name is Strength => STRENGTHS.some((each) => each === name);

/** Whether a head of that strength considers what the others may do, and not only where they are. */
export const looksAhead = (strength: Strength): boolean => strength === 'sharp' || strength === 'ace';
