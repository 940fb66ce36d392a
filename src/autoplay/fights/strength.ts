/** How well the program plays the enemy: the middle strength, or the strong one. */
export type Strength = 'steady' | 'sharp';
