import { readBand } from '../cards/band.ts';
import { oddsOfRowsWith } from '../cards/odds.ts';
import type { ActivityCard } from '../cards/printed/activities.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import type { PartyView } from '../table/turn-decisions.ts';

/** So many points, in how many of the 36 ways. */
export interface PlateWays {
  readonly points: number;
  readonly ways: number;
}

/**
 * (13) What the next plate may bring from a height in the weather of now, the least first. Where only the best plate
 * counts, one no better than the best aboard brings nothing, and is left out.
 */
export function platesFrom(
  card: ActivityCard<'photograph'>,
  altitude: number,
  { weather, machines }: Pick<PartyView, 'weather' | 'machines'>,
  book: Rulebook,
): readonly PlateWays[] {
  const least = toBeat(card, machines);
  return oddsOfRowsWith(card.table, boxOf(weather, book).photo + readBand(card.heights, altitude).add)
    .map(({ row: { points }, odds: { ways } }) => ({ points, ways }))
    .filter(({ points, ways }) => points > least && ways > 0)
    .sort((one, other) => one.points - other.points);
}

/** (43) The points that a plate must exceed: those of the best aboard where only the best counts, else none. */
export const toBeat = (card: ActivityCard<'photograph'>, machines: PartyView['machines']): number =>
  card.counts === 'best' ? bestAboard(card, machines) : 0;

/** (43) The points of the best plate aboard these machines; 0 without any. */
export const bestAboard = (card: ActivityCard<'photograph'>, machines: PartyView['machines']): number =>
  Math.max(0, ...eachAboard(card, machines));

/** (43) The points of all plates aboard, where each counts. */
export const platesAboard = (card: ActivityCard<'photograph'>, machines: PartyView['machines']): number =>
  eachAboard(card, machines).reduce((sum, points) => sum + Math.max(0, points), 0);

function eachAboard({ table }: ActivityCard<'photograph'>, machines: PartyView['machines']): number[] {
  const pointsOf = (quality: string) => table.rows.find((row) => row.quality === quality)?.points ?? 0;
  return machines.flatMap(({ plates }) => plates.map(pointsOf));
}
