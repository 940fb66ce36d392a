import type { HexId } from '../cards/hexes.ts';
import { hexesAround, hexOf } from '../cards/map.ts';
import { oncePerHex } from '../cards/reading/once.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { oddsOfEncounter } from '../procedure/mission/encounter/encounter-roll.ts';

/** From a hex on the way to somewhere: the next hex, how far it is, and how dear. */
interface Leg {
  readonly next: HexId;
  readonly moves: number;
  readonly cost: number;
}

/**
 * The chance of an encounter over a hex under weather that neither helps nor hinders. Over our own side nobody minds
 * one.
 */
export const dangerOf = oncePerHex(({ missionMap }: Rulebook, hex): number => {
  const { value, ground } = hexOf(missionMap, hex);
  return ground === 'allied' ? 0 : oddsOfEncounter(value).chance;
});

/** How far out of his way a careful commander goes to keep clear of the enemy: moves for a certain encounter. */
export const CAUTION = 6;

export type Chart = (book: Rulebook, goal: HexId) => ReadonlyMap<HexId, Leg>;

/** The ways to a goal from everywhere, of a man who would go so many moves about to miss a certain encounter. */
export const chartFor = (caution: number): Chart =>
  oncePerHex((book: Rulebook, goal) => {
    const legs = new Map<HexId, Leg>([[goal, { next: goal, moves: 0, cost: 0 }]]);
    // Each hex again whenever a cheaper way to it is found; the map is small, and this is done once for each goal.
    const open = [goal];
    for (const hex of open) open.push(...extend(hex, legs, 1 + caution * dangerOf(book, hex), book));
    return legs;
  });

/** The ways of a careful commander. */
export const carefulWays: Chart = chartFor(CAUTION);

/** The neighbours of a hex from which it is cheaper to go by this hex than any way known before. */
function extend(next: HexId, legs: Map<HexId, Leg>, price: number, { missionMap }: Rulebook): HexId[] {
  const { moves, cost } = legs.get(next) ?? { moves: 0, cost: 0 };
  const cheaper = hexesAround(missionMap, next).filter((hex) => !((legs.get(hex)?.cost ?? Infinity) <= cost + price));
  for (const hex of cheaper) legs.set(hex, { next, moves: moves + 1, cost: cost + price });
  return cheaper;
}
