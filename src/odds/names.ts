import type { Names } from '../rulebook/cards/names.ts';
import { oddsOfRows } from '../rulebook/odds.ts';

/** The chance of each forename, before a second one like the first is drawn again. */
export function firstForenames({ forenameList, forenames }: Names): Map<string, number> {
  const odds = new Map<string, number>();
  for (const { row, odds: ofList } of oddsOfRows(forenameList)) addGrid(forenames[row.list], ofList.chance, odds);
  return odds;
}

type Grid = Names['forenames'][string];

function addGrid(grid: Grid | undefined, chance: number, odds: Map<string, number>): void {
  const rows = grid?.rows ?? [];
  for (const { name } of rows) odds.set(name, (odds.get(name) ?? 0) + chance / rows.length);
}
