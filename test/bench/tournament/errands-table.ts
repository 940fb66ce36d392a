import type { OddsChart } from '../../../src/kit/odds/chart.ts';
import type { Best, Share } from './best-found.ts';
import { type Errand, lineOf } from './errands.ts';

type Row = OddsChart['rows'][number];

/** What sharp has done, and of each line how another did it better; nothing, where nobody did. */
export interface Counted {
  readonly errands: readonly Errand[];
  readonly best: ReadonlyMap<string, Best>;
}

const COLUMNS = [
  'errand',
  'battle',
  'game',
  'side',
  'done',
  'half',
  'of',
  'of a hundred',
  'best found',
  'sharp behind',
];
/** The first of them say which errand it is. */
const KEY = 4;
/** Of a row that was counted before others were sent too. */
const NOBODY_ELSE = 'not flown';

/** How often each was done, of how many that went out for it; with the rows that were not counted anew. */
export function errandsTable({ errands, best }: Counted, before: readonly Row[]): OddsChart {
  const rows = [...new Set(errands.map(lineOf))].map((line) => {
    const of = errands.filter((errand) => lineOf(errand) === line);
    const count = (as: Errand['is']): number => of.filter(({ is }) => is === as).length;
    const done = { done: count('done'), of: of.length };
    const counts = [done.done, count('half-done'), done.of].map(String);
    return [...line.split('|'), ...counts, inHundred(done).toFixed(1), ...told(best.get(line))];
  });
  const stay = before.filter((row) => !rows.some((each) => COLUMNS.slice(0, KEY).every((_, i) => each[i] === row[i])));
  return {
    title: 'Errands',
    columns: COLUMNS,
    rows: [...stay.map((row) => COLUMNS.map((_, i) => row[i] ?? NOBODY_ELSE)), ...rows].sort(byWords),
  };
}

const byWords = (one: Row, other: Row): number => (one.join('|') < other.join('|') ? -1 : 1);

const inHundred = ({ done, of }: Share): number => (100 * done) / Math.max(of, 1);

/** What two shares of so many fights may differ by when nothing but luck tells them apart: two standard errors. */
function byLuck(one: Share, other: Share): number {
  const variance = (share: Share): number => {
    // One more done and one more undone: none of a few is not never.
    const part = (share.done + 1) / (share.of + 2);
    return (part * (1 - part)) / Math.max(share.of, 1);
  };
  return 200 * Math.sqrt(variance(one) + variance(other));
}

function told(best: Best | undefined): readonly string[] {
  if (!best) return ['-', '-'];
  const behind = inHundred(best.did) - inHundred(best.sharp);
  const luck = Math.abs(behind) <= byLuck(best.did, best.sharp) ? ', luck' : '';
  return [`${best.hand} ${best.did.done} of ${best.did.of}`, `${behind.toFixed(1)} (sharp ${best.sharp.done})${luck}`];
}
