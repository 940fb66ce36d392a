import { type Paper, wrap, wrapTo } from './paper.ts';

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

/** A table whose only rule is under its heads; the last column wraps at the edge of the page. By ear, a line a row. */
export function tableText(
  heads: readonly TableHead[],
  rows: readonly (readonly string[])[],
  { width, ink, byEar }: Paper,
): string {
  if (byEar) return rows.map((cells) => rowSaid(heads, cells)).join('\n');
  const widths = widthsOf(heads, rows, width);
  const row = (cells: readonly string[], style: (text: string) => string) =>
    cells
      .map((text, i) => padded(text, style, widths[i] ?? 0, heads[i]?.align))
      .join(GAP)
      .trimEnd();
  return [
    row(
      heads.map(({ text }) => text),
      ink.bold,
    ),
    '-'.repeat(total(widths) + GAP.length * (widths.length - 1)),
    ...rows.flatMap((cells) => linesOf(cells, widths).map((line) => row(line, plain))),
  ].join('\n');
}

/** `Missions flown: mine 4, his 5`: each cell behind the head of its column; an empty one is left out. */
function rowSaid(heads: readonly TableHead[], cells: readonly string[]): string {
  const [first = '', ...rest] = cells.map((cell, i) => (cell === '' ? '' : `${heads[i]?.text ?? ''} ${cell}`.trim()));
  const said = rest.filter((cell) => cell !== '').join(', ');
  return said === '' ? first : `${first}: ${said}`;
}

const plain = (text: string) => text;

function padded(text: string, style: (text: string) => string, width: number, align: TableHead['align'] | undefined) {
  const space = ' '.repeat(Math.max(width - text.length, 0));
  return align === 'right' ? space + style(text) : style(text) + space;
}

/** A row as lines: the last cell may need several, and a word longer than its column is cut. */
function linesOf(cells: readonly string[], widths: readonly number[]): string[][] {
  const width = widths.at(-1) ?? 0;
  const before = cells.slice(0, -1);
  const [first = '', ...more] = wrapTo(cells.at(-1) ?? '', width).split('\n');
  const blank = before.map(() => '');
  return [[...before, cut(first, width)], ...more.map((line) => [...blank, cut(line, width)])];
}

const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** Each column is as wide as its widest cell; the last has the rest of the page. */
function widthsOf(heads: readonly TableHead[], rows: readonly (readonly string[])[], width: number): number[] {
  const wanted = heads.map(({ text }, i) => Math.max(1, text.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const before = total(wanted.slice(0, -1)) + GAP.length * (wanted.length - 1);
  return wanted.map((each, i) => (i === wanted.length - 1 ? Math.min(each, Math.max(width - before, 8)) : each));
}

const total = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0);
