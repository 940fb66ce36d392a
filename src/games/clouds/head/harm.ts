import type { CloudsCards, FightingMachine } from '../table/skirmish.ts';
import { baseOfBest, type LikelyGun, SIDES, type Stand } from './likely-shot.ts';

/** The weight of damage to a machine, from 1 to 2: it grows with the damage that it already has. */
export const countOf = ({ structure, panel }: FightingMachine): number =>
  2 - Math.min(Math.max(structure / panel.strength, 0), 1);

/** The line of the damage table that ends a machine. */
const END = 20;

/**
 * (C021) (C022) The share of a machine that the best gun is likely to shoot away: the mean over the lines of the table
 * that a throw may give.
 */
export function harmOf(guns: readonly LikelyGun[], from: Stand, to: Stand, cards: CloudsCards): number {
  const base = baseOfBest(guns, from, to, cards);
  const hits = Math.min(base, SIDES);
  const over = base - (hits + 1) / 2;
  return (hits / SIDES) * ((SIDES / 2 + over) / END);
}
