import type { HexId } from '../cards/hexes.ts';
import { hexesAround, hexOf } from '../cards/map.ts';
import { memoizeByHex } from '../cards/reading/once.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { oddsOfEncounter } from '../procedure/mission/encounter/encounter-roll.ts';

/** A step on the way to a goal: the next hex, the distance, and the cost. */
interface ChartLeg {
  readonly next: HexId;
  readonly moves: number;
  readonly cost: number;
}

/** The chance of an encounter over a hex in neutral weather. Encounters over our own side do not count. */
export const dangerOf = memoizeByHex(({ missionMap }: Rulebook, hex): number => {
  const { value, ground } = hexOf(missionMap, hex);
  return ground === 'allied' ? 0 : oddsOfEncounter(value).chance;
});

/** How far a careful commander flies round the enemy: how many moves an encounter is worth. */
export const CAUTION = 6;

export type WayChart = (book: Rulebook, goal: HexId) => ReadonlyMap<HexId, ChartLeg>;

/** The ways to a goal from all hexes, for a man to whom an encounter is worth so many moves. */
export const chartFor = (caution: number): WayChart =>
  memoizeByHex((book: Rulebook, goal) => {
    const legs = new Map<HexId, ChartLeg>([[goal, { next: goal, moves: 0, cost: 0 }]]);
    // A hex is processed again whenever a cheaper way to it is found. The map is small, and this is done once for each
    // goal.
    const open = [goal];
    for (const hex of open) open.push(...extend(hex, legs, 1 + caution * dangerOf(book, hex), book));
    return legs;
  });

/** The ways of a careful commander. */
export const carefulWays: WayChart = chartFor(CAUTION);

/** The neighbours of a hex for which the way through this hex is the cheapest known. */
function extend(next: HexId, legs: Map<HexId, ChartLeg>, price: number, { missionMap }: Rulebook): HexId[] {
  const { moves, cost } = legs.get(next) ?? { moves: 0, cost: 0 };
  const cheaper = hexesAround(missionMap, next).filter((hex) => !((legs.get(hex)?.cost ?? Infinity) <= cost + price));
  for (const hex of cheaper) legs.set(hex, { next, moves: moves + 1, cost: cost + price });
  return cheaper;
}
