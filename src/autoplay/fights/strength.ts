/** How well a policy fights: one that is a fair match, and one that looks at everything. */
export type Strength = 'steady' | 'sharp';
