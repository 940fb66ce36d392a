import { readBand } from '../../cards/band.ts';
import { distance } from '../../cards/hexes.ts';
import { oddsOfRowsWith } from '../../cards/odds.ts';
import { boxOf, manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import type { About } from '../../table/decisions.ts';
import { waysText } from '../../words/numbers.ts';

/** So near the target a height is chosen for the camera. */
const NEAR = 1;

/**
 * (13) `; a plate from there: 15 in 36 usable, 1.9 points in the mean`, in the weather of now. Nothing where no plate is
 * to be exposed near here.
 */
export function plateText(feet: number, { party, orders }: About<'height'>, book: Rulebook): string {
  const card = manualNamed(orders.mission, book)?.activities.photograph;
  const { target } = orders;
  if (!card || target === undefined || orders.errand !== 'mission' || distance(party.hex, target) > NEAR) return '';
  const { photo, down } = boxOf(party.weather, book);
  if (feet < card.height.from || feet > card.height.to) return '; no height for plates';
  if (down !== 'unlimited' && feet > down) return '; the target is hidden from there';
  const rows = oddsOfRowsWith(card.table, photo + readBand(card.heights, feet).add);
  const usable = rows.filter(({ row }) => row.points > 0).reduce((sum, { odds }) => sum + odds.ways, 0);
  const mean = rows.reduce((sum, { row, odds }) => sum + row.points * odds.chance, 0);
  return `; a plate from there: ${waysText(usable)} usable, ${mean.toFixed(1)} points in the mean`;
}
