import type { Names } from '../../rulebook/cards/names.ts';
import { oddsOfRows } from '../../rulebook/odds.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { type Chart, chartOfTable, percent } from './chart.ts';

/** Everything of chance on the Names card. */
export function nameCharts({ names }: Rulebook): Chart[] {
  return [
    chartOfTable('List of surnames', names.surnameList, ({ list, before }) =>
      before ? `${before}, then ${list}` : list,
    ),
    chartOfTable('Number of forenames', names.forenameCount, ({ count }) => String(count)),
    christenings(names),
    chartOfTable("An officer's earlier service", names.officerService, ({ service }) => service),
    chartOfTable("An air mechanic's or a sergeant's trade", names.otherRankService, ({ service }) => service),
    chartOfTable('Age', names.age, ({ age }) => String(age)),
  ];
}

/** Forenames out of 150 men born between 1885 and 1899. */
const WEIGHTS = { William: 10, George: 8, Thomas: 6, Arthur: 5, Henry: 4, Cecil: 3, Norman: 2, Angus: 1 };

function christenings(names: Names): Chart {
  const odds = firstForenames(names);
  const rows = Object.entries(WEIGHTS).map(([name, weight]) => [
    name,
    percent(odds.get(name) ?? 0),
    percent(weight / 150),
  ]);
  return { title: 'Forenames', columns: ['forename', 'drawn', 'christened'], rows };
}

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
