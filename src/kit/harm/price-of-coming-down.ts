import type { Rulebook } from '../../cards/rulebook.ts';

/** (49) The inconvenience of a machine without a scratch that is somewhere else than at home. */
export const inconvenience = ({ victoryPoints: { machines } }: Rulebook): number =>
  machines.undamagedAtEmergencyField.vp;

/**
 * (43) (49) Ruling: it never costs less to come down worse, so a damaged one owes no less than one without a scratch.
 */
export const priceOfDamage = (book: Rulebook): number =>
  Math.min(book.victoryPoints.machines.damaged.vp, inconvenience(book));

/** (43) Nor a machine lost less than a damaged one. */
export const priceOfLoss = (book: Rulebook): number =>
  Math.min(book.victoryPoints.machines.lost.vp, priceOfDamage(book));
