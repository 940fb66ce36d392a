/** How well the program plays a side: from one who is new to it to one whom few beat. */
export const STRENGTHS = ['novice', 'steady', 'sharp', 'ace'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const isStrength = (name: string): name is Strength => STRENGTHS.some((each) => each === name);

/** Whether a head of that strength looks at what the others may do, and not only at where they are. */
export const looksAhead = (strength: Strength): boolean => strength === 'sharp' || strength === 'ace';
