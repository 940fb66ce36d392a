export const SIDES = ['allied', 'german'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'allied' ? 'german' : 'allied');
