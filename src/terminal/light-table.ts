import Table from 'cli-table3';
import type { Paper } from './paper.ts';

/** A column of a table: what stands over it, and to which side its cells keep. */
export interface Head {
  readonly text: string;
  readonly align: 'left' | 'right';
}

export const left = (text: string): Head => ({ text, align: 'left' });
export const right = (text: string): Head => ({ text, align: 'right' });

const GAP = '  ';
const FRAME = ['top', 'bottom'].flatMap((edge) => [edge, `${edge}-mid`, `${edge}-left`, `${edge}-right`]);
const SIDES = ['left', 'left-mid', 'right', 'right-mid'];
const CHARS = {
  ...Object.fromEntries([...FRAME, ...SIDES].map((place) => [place, ''])),
  mid: '-',
  'mid-mid': '-'.repeat(GAP.length),
  middle: GAP,
};

/** A table with no line but the one under its heads; the last column is broken between its words where the page ends. */
export function lightTable(heads: readonly Head[], rows: readonly (readonly string[])[], width: number, paper: Paper) {
  const table = new Table({
    head: heads.map(({ text }) => paper.ink.bold(text)),
    colAligns: heads.map(({ align }) => align),
    colWidths: widthsOf(heads, rows, width),
    wordWrap: true,
    chars: CHARS,
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Each column as wide as its widest cell; the last has what is left of the page. */
function widthsOf(heads: readonly Head[], rows: readonly (readonly string[])[], width: number): number[] {
  const wanted = heads.map(({ text }, i) => Math.max(text.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const before = wanted.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, 0);
  return wanted.map((each, i) => (i === wanted.length - 1 ? Math.min(each, Math.max(width - before, 8)) : each));
}
