import { cut, type Paper, wrap, wrapTo } from './paper.ts';

/** A column of a table: its head, and the alignment of its cells. */
export interface TableHead {
  readonly text: string;
  readonly align: 'left' | 'right';
}

export const left = (text: string): TableHead => ({ text, align: 'left' });
export const right = (text: string): TableHead => ({ text, align: 'right' });

/** A row of a table, and the same as a sentence. */
export interface ToldRow {
  readonly cells: readonly string[];
  readonly told: string;
}

/** A table where there is room for one; otherwise each of its rows as a sentence. */
export const tableOrTold = (heads: readonly TableHead[], rows: readonly ToldRow[], paper: Paper): string =>
  paper.inSentences
    ? wrap(rows.map(({ told }) => told).join('\n'), paper)
    : tableText(
        heads,
        rows.map(({ cells }) => cells),
        paper,
      );

const GAP = '  ';

/** A table whose only rule is under its heads; the last column wraps at the edge of the page. */
export function tableText(
  heads: readonly TableHead[],
  rows: readonly (readonly string[])[],
  { width, ink }: Paper,
): string {
  const columns = widthsOf(heads, rows, width).map((each, i) => ({ width: each, align: heads[i]?.align ?? 'left' }));
  const words = heads.map(({ text }) => text);
  return [
    ...rowLines(words, columns, ink.bold),
    '-'.repeat(widthOfRow(columns.map((column) => column.width))),
    ...rows.flatMap((cells) => rowLines(cells, columns)),
  ].join('\n');
}

interface ColumnOfTable {
  readonly width: number;
  readonly align: TableHead['align'];
}

/** A row as lines: a cell too long for its column is wrapped, and a word too long for it is cut. */
export function rowLines(
  cells: readonly string[],
  columns: readonly ColumnOfTable[],
  style = (text: string) => text,
): string[] {
  const wrapped = columns.map(({ width }, i) =>
    wrapTo(cells[i] ?? '', width)
      .split('\n')
      .map((line) => cut(line, width)),
  );
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column, i) => padded(wrapped[i]?.[line] ?? '', column, style))
      .join(GAP)
      .trimEnd(),
  );
}

function padded(text: string, { width, align }: ColumnOfTable, style: (text: string) => string): string {
  if (text === '') return ' '.repeat(width);
  const space = ' '.repeat(Math.max(width - text.length, 0));
  return align === 'right' ? space + style(text) : style(text) + space;
}

/** The columns that a row of cells of these widths takes. */
export const widthOfRow = (widths: readonly number[]): number =>
  widths.reduce((sum, each) => sum + each, 0) + GAP.length * (widths.length - 1);

/** Each column is as wide as its widest cell; the last has the rest of the page. */
function widthsOf(heads: readonly TableHead[], rows: readonly (readonly string[])[], width: number): number[] {
  const wanted = heads.map(({ text }, i) => Math.max(1, text.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const before = widthOfRow([...wanted.slice(0, -1), 0]);
  return wanted.map((each, i) => (i === wanted.length - 1 ? Math.min(each, Math.max(width - before, 8)) : each));
}
