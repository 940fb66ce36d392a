import { asMarkdown, rowsIn } from '../../charts/as-markdown.ts';
import { blockOn, withBlock } from '../../charts/block.ts';
import type { Judged } from './judge.ts';

/** A line of the page: its kind first. */
export type Row = readonly string[];

const PLAYOUTS = 'playouts';

const COLUMNS = [
  'prompts',
  'how many',
  PLAYOUTS,
  'its first is the best',
  'its first against others',
  'given up by its first, by prudent, by any',
  'no difference is told',
  'one told as better is',
  'the best is among those named',
] as const;

/** How one kind of prompts came out. */
export function rowOf(kind: string, all: readonly Judged[]): Row {
  const those = (is: (each: Judged) => boolean) => all.filter(is);
  const [matters, idle] = [
    those(({ decides }) => decides === 'clearly'),
    those(({ decides }) => decides === 'nothing'),
  ];
  const sum = (of: (each: Judged) => number) => all.reduce((total, each) => total + of(each), 0);
  const mean = (of: (each: Judged) => number) => sum(of) / Math.max(1, all.length);
  const ones = those(({ says }) => says === 'one');
  return [
    kind,
    `${all.length}`,
    mean(({ playouts }) => playouts).toFixed(0),
    `${matters.filter(({ isFirstBest }) => isFirstBest).length} of ${matters.length}`,
    `${sum(({ better }) => better)} of ${sum(({ differ }) => differ)}`,
    [mean(({ behind }) => behind.first), mean(({ behind }) => behind.usual), mean(({ behind }) => behind.any)]
      .map((points) => points.toFixed(2))
      .join(', '),
    `${idle.filter(({ says }) => says === 'no difference').length} of ${idle.length}`,
    `${ones.filter(({ holds }) => holds).length} of ${ones.length}`,
    `${those(({ holds }) => holds).length} of ${all.length}`,
  ];
}

/** The lines that stand on a page. */
export const rowsOn = (page: string): Row[] => rowsIn(blockOn(page, 'held')).filter(([kind]) => kind !== ALL);

const ALL = 'all together';

/** The page with those lines in the place of its own, and below them what they come to together. */
export function heldPage(page: string, now: readonly Row[]): string {
  const before = rowsOn(page);
  const of = (kind = '') => now.find(([each]) => each === kind);
  const kept = before.map((row) => of(row[0]) ?? row);
  const rows = [...kept, ...now.filter(([kind]) => !before.some(([each]) => each === kind))];
  const table = asMarkdown({ columns: COLUMNS, rows: [...rows, together(rows)] });
  return withBlock(page, 'held', table);
}

/** What is a count is added up; what is a mean of points or of playouts is not. */
function together(rows: readonly Row[]): Row {
  return COLUMNS.map((name, column) => {
    if (column === 0) return ALL;
    const cells = rows.map((row) => COUNTED.exec(row[column] ?? ''));
    if (name === PLAYOUTS || cells.some((cell) => !cell)) return '';
    const total = (part: 1 | 2) => cells.reduce((sum, cell) => sum + Number(cell?.[part] ?? 0), 0);
    return name === 'how many' ? `${total(1)}` : shareText(total(1), total(2));
  });
}

const COUNTED = /^(\d+)(?: of (\d+))?$/;

const shareText = (count: number, of: number): string =>
  `${count} of ${of} (${of === 0 ? '-' : ((100 * count) / of).toFixed(0)} %)`;
