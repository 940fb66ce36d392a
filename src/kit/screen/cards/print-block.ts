import { hang, heading, type Paper, wrap } from '../../../page/paper.ts';
import { drawnOrTold } from '../../../page/picture.ts';
import type { Block, CardGrid, List, WantedOfCard } from './make.ts';
import { hasOwnKeys, printTable, sourcesBelow } from './print-table.ts';

/** A block as text that is nowhere wider than the page. */
export function printBlock(block: Block, wanted: WantedOfCard, paper: Paper): string {
  switch (block.shape) {
    case 'table':
      return printTable(block, wanted, paper);
    case 'grid':
      return paper.byEar ? sayGrid(block, wanted, paper) : printGrid(block, wanted, paper);
    case 'list':
      return printList(block, wanted, paper);
    case 'prose':
      return printProse(block.title, block.text, paper);
    case 'drawing':
      return drawnOrTold(block, paper);
  }
}

/** The labels in a column of their own where there is room, with their texts beside them. */
function printList({ title, items }: List, wanted: WantedOfCard, paper: Paper): string {
  const width = Math.max(...items.map(({ label }) => label.length)) + 2;
  const lines = items.map(({ label, text, source }) => {
    const origin = wanted.sources && source ? ` [${source}]` : '';
    if (paper.byEar) return `${label}: ${text}${origin}`;
    return hang(`${label.padEnd(width)}${text}${origin}`, paper, width < paper.width / 2 ? width : 2);
  });
  return [...(title === '' ? [] : [heading(title, paper)]), ...lines].join('\n');
}

function printProse(title: string | undefined, text: string, paper: Paper): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((paragraph) => wrap(paragraph.replaceAll('\n', ' '), paper)).join('\n\n');
  return title === undefined ? body : `${heading(title, paper)}\n${body}`;
}

const GAP = '  ';

/** Cells side by side; the table where they have no room, or where sources must be told apart. */
function printGrid(grid: CardGrid, wanted: WantedOfCard, paper: Paper): string {
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

/** Cells that lie side by side cannot be heard: the rows of the table, or the sentences. */
function sayGrid(grid: CardGrid, wanted: WantedOfCard, paper: Paper): string {
  const { title, table, told } = grid;
  return table ? printTable(table, wanted, paper) : [title, told].join('\n');
}

function columnWidths({ rows }: CardGrid): number[] {
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
