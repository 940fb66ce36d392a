import CliTable from 'cli-table3';
import { hang, heading, longestWord, type Paper, wrap } from '../../../page/paper.ts';
import { percent } from '../../odds/chart.ts';
import type { CardTableBlock, TableRow, WantedOfCard } from './make.ts';

/** A table of plain text, ready to be laid out. */
interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table with its title above it; on a page too narrow for its columns, a row is a few lines of text. */
export function printTable(table: CardTableBlock, wanted: WantedOfCard, paper: Paper): string {
  const means = wanted.odds && table.means ? [wrap(`Mean: ${table.means}.`, paper)] : [];
  const note = table.note ? [wrap(table.note, paper)] : [];
  return [heading(table.title, paper), ...bodyOf(table, wanted, paper), ...means, ...note].join('\n');
}

/** The sources in a column; below the table where only that column is too much; otherwise, and by ear, all as text. */
function bodyOf(table: CardTableBlock, wanted: WantedOfCard, paper: Paper): string[] {
  const whole = sheetOf(table, wanted);
  if (paper.byEar) return [inLines(whole, paper)];
  const widths = fitted(whole, paper.width);
  if (widths) return [inColumns(whole, widths, paper)];
  const bare = sheetOf(table, { ...wanted, sources: false });
  const bareWidths = fitted(bare, paper.width);
  if (!bareWidths || !hasOwnKeys(table)) return [inLines(whole, paper)];
  return [inColumns(bare, bareWidths, paper), ...sourcesBelow(table, paper)];
}

/** Whether the first cell identifies a row. */
export const hasOwnKeys = ({ rows }: CardTableBlock) => new Set(rows.map(({ cells }) => cells[0])).size === rows.length;

/** Each source, and its rows. */
export function sourcesBelow({ columns, rows }: CardTableBlock, paper: Paper): string[] {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const keysFrom = (source: string) => rows.filter((row) => row.source === source).map(({ cells }) => cells[0]);
  return sources.map((source) => hang(`[${columns[0]} ${keysFrom(source).join(', ')}] ${source}`, paper, 2));
}

function sheetOf({ columns, rows }: CardTableBlock, wanted: WantedOfCard): Sheet {
  const ways = wanted.odds ? rows.find(({ odds }) => odds !== undefined)?.odds?.of : undefined;
  const sources = wanted.sources && rows.some(({ source }) => source !== '');
  const extra = ({ odds, source }: TableRow) => [
    ...(ways === undefined ? [] : [`${odds?.ways ?? ''}`, odds ? percent(odds.chance) : '']),
    ...(sources ? [source] : []),
  ];
  return {
    columns: [...columns, ...(ways === undefined ? [] : [`in ${ways}`, 'chance']), ...(sources ? ['source'] : [])],
    rows: rows.map((row) => [...row.cells, ...extra(row)]),
  };
}

const GAP = '  ';
/** A narrower column of words would wrap too often. */
const NARROWEST = 12;

/** The width of each column; nothing when the page has no room for them. */
function fitted({ columns, rows }: Sheet, page: number): number[] | undefined {
  const cellsOf = (i: number) => [columns[i] ?? '', ...rows.map((row) => row[i] ?? '')];
  const widths = columns.map((_, i) => Math.max(1, ...cellsOf(i).map((cell) => cell.length)));
  const least = columns.map((_, i) =>
    Math.max(Math.min(NARROWEST, widths[i] ?? 0), ...cellsOf(i).map((cell) => longestWord(cell))),
  );
  const room = page - GAP.length * (columns.length - 1);
  while (total(widths) > room) {
    const widest = widestThatGives(widths, least);
    if (widest === undefined) return undefined;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

function widestThatGives(widths: readonly number[], least: readonly number[]): number | undefined {
  const giving = widths.map((width, i) => (width > (least[i] ?? 0) ? width : 0));
  const most = Math.max(...giving);
  return most > 0 ? giving.indexOf(most) : undefined;
}

/** No rule except the one below the heads. */
const NO_LINES = Object.fromEntries([
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'].map(blank),
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'].map(blank),
  ['middle', GAP],
]);

function blank(place: string): [string, string] {
  return [place, ''];
}

function inColumns({ columns, rows }: Sheet, widths: readonly number[], { ink }: Paper): string {
  const table = new CliTable({
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colWidths: [...widths],
    colAligns: columns.map((_, i) => (i > 0 && rows.every((row) => isFigure(row[i] ?? '')) ? 'right' : 'left')),
    wordWrap: true,
  });
  table.push(
    columns.map((head) => ink.dim(head)),
    widths.map((width) => ink.dim('-'.repeat(width))),
  );
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const isFigure = (cell: string) => /^([+-]?[\d.,]+( %)?|-|)$/.test(cell);

/** Each row as its first cell, then all others by name. */
function inLines({ columns, rows }: Sheet, paper: Paper): string {
  return rows
    .map(([first = '', ...rest]) => {
      const named = rest.flatMap((cell, i) => (cell === '' || cell === '-' ? [] : [label(columns[i + 1] ?? '', cell)]));
      const key = /^\d/.test(first) ? `${columns[0] ?? ''} ${first}`.trim() : first;
      return hang(`${key === '' ? '' : `${paper.ink.bold(key)}: `}${named.join('; ')}`, paper, 2);
    })
    .join('\n');
}

/** Heads that are left out because the cells below explain themselves. */
const PLAIN: readonly string[] = ['', 'name'];

function label(head: string, cell: string): string {
  if (PLAIN.includes(head)) return cell;
  if (head.startsWith('of ')) return `${cell} ${head}`;
  return /\d$/.test(head) ? `${head}: ${cell}` : `${head} ${cell}`;
}
