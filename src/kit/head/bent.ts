/** How a machine with an errand weighs it, and whether it considers enemies. */
export interface Bent {
  readonly errand: number;
  readonly enemies: 'minded' | 'not-minded';
}

/** The values for all opponents that a player meets. */
export const AS_EVER: Bent = { errand: 1, enemies: 'minded' };
