import { bandCharts } from '../../odds/charts/band-charts.ts';
import type { Chart } from '../../odds/charts/chart.ts';
import { CHARTS, THING_CHARTS } from '../../odds/charts/charts.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from './block.ts';
import type { Found } from './find-card.ts';
import { say } from './say.ts';

/** All that is worked out from what a player asked for. */
export function chartsFor(found: Found, book: Rulebook): Chart[] {
  if (found.is === 'folder') return CHARTS.get(found.folder)?.(book) ?? [];
  if (found.is === 'list') return bandCharts(book);
  if (found.is !== 'card') return [];
  const { id, of } = found.card;
  return ('card' in of ? CHARTS.get(id)?.(book) : THING_CHARTS.get(of.folder)?.(book, id)) ?? [];
}

/** The charts as tables, but for those that repeat a table which the page shows with its odds already. */
export const chartTables = (charts: readonly Chart[]): Table[] =>
  charts.filter(({ restates }) => restates === undefined).map(tableOf);

const tableOf = ({ title, columns, rows }: Chart): Table => ({
  shape: 'table',
  title,
  columns,
  rows: rows.map((cells) => ({ cells: cells.map(plain), source: '' })),
});

/** Charts are worked out in the words of the data. */
const plain = (cell: string) => say(/^\d+$/.test(cell) ? Number(cell) : cell);
