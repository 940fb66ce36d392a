import { oddsOfRows } from '../../cards/odds.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import { waysText } from '../../words/numbers.ts';

/** A table of figures computed from the cards, for a terminal or a document. */
export interface OddsChart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** It only repeats the rows of a printed table with their chances: a page with that table does not need it. */
  readonly restates?: string;
}

export const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
export const figure = (value: number): string => value.toFixed(2);

/** The odds of each row of a table, with one cell of the row in words. */
export function chartOfTable<Row extends { readonly roll: number | string }>(
  title: string,
  table: RollTable<Row, string>,
  words: (row: Row) => string,
): OddsChart {
  const rows = oddsOfRows(table).map(({ row, odds }) => [
    String(row.roll),
    words(row),
    waysText(odds.ways, odds.of),
    percent(odds.chance),
  ]);
  return { title, columns: ['roll', 'result', 'ways', 'chance'], rows, restates: table.check };
}
