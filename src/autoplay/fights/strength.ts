/** How far an opponent thinks. */
export type Strength = 'steady' | 'sharp';
