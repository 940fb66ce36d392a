import type { CloudsCards, FightingMachine } from '../table/skirmish.ts';
import { baseOfBest, type Gun, SIDES, type Stand } from './likely-shot.ts';

/** How much harm to a machine counts, from 1 to 2: the more, the more she has borne. */
export const countOf = ({ structure, panel }: FightingMachine): number =>
  2 - Math.min(Math.max(structure / panel.strength, 0), 1);

/** What of the damage table is the end of a machine. */
const END = 20;

/**
 * (C021) (C022) The share of a machine that the best of the guns is likely to shoot away from there: in the mean of the
 * lines of the table that a throw may come to.
 */
export function harmOf(guns: readonly Gun[], from: Stand, to: Stand, cards: CloudsCards): number {
  const base = baseOfBest(guns, from, to, cards);
  const hits = Math.min(base, SIDES);
  const over = base - (hits + 1) / 2;
  return (hits / SIDES) * ((SIDES / 2 + over) / END);
}
