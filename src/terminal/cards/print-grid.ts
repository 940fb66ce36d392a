import { heading, type Paper, wrap } from '../kit/paper.ts';
import type { Grid, Wanted } from './block.ts';
import { hasOwnKeys, printTable, sourcesBelow } from './print-table.ts';

const GAP = '  ';

/** Cells side by side; the table where they find no room, or where it alone can tell which source is whose. */
export function printGrid(grid: Grid, wanted: Wanted, paper: Paper): string {
  const { table, note } = grid;
  const widths = columnWidths(grid);
  const width = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
  const needsTable = width > paper.width || (wanted.sources && table !== undefined && !hasOwnKeys(table));
  if (table && needsTable) return printTable(table, wanted, paper);
  const tall = grid.rows.some((row) => row.some((cell) => cell.length > 1));
  const lines = grid.rows.map((row) => rowLines(row, widths).join('\n'));
  const below = [...(wanted.sources && table ? sourcesBelow(table, paper) : []), ...(note ? [wrap(note, paper)] : [])];
  return [heading(grid.title, paper), lines.join(tall ? '\n\n' : '\n'), ...below].join(tall ? '\n\n' : '\n');
}

function columnWidths({ rows }: Grid): number[] {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.flatMap((row) => (row[i] ?? []).map((line) => line.length))),
  );
}

function rowLines(row: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = Math.max(...row.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    row
      .map((cell, i) => (cell[line] ?? '').padEnd(widths[i] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}
