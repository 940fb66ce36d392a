import type { OddsChart } from '../../../src/kit/odds/chart.ts';
import { type Paired, share } from './pairing.ts';

/** A line of the page: who met whom, at what, and what it came to. */
export interface Played extends Paired {
  readonly system: string;
  readonly each: number;
  readonly better: string;
  readonly worse: string;
}

const inHundred = (part: number, whole: number): string => ((100 * part) / Math.max(whole, 1)).toFixed(1);

const cellsOf = (played: Played): string[] => {
  const { system, each, better, worse, won, lost, drawn, thrownAway, machines, stacked, phases, quiet, slow } = played;
  return [
    system,
    `${each} v ${each}`,
    `${better} v ${worse}`,
    `${won}`,
    `${lost}`,
    `${drawn}`,
    share(played).toFixed(1),
    inHundred(thrownAway, machines),
    inHundred(stacked, phases),
    inHundred(quiet, won + lost + drawn),
    slow.toFixed(0),
  ];
};

type Row = OddsChart['rows'][number];

/** The first cells of a row say what was fought. */
const KEY = 3;

/** All rows that are new, and of the rows before them those that are not counted anew; so many first cells are the key. */
export function rowsAnew(rows: readonly Row[], before: readonly Row[], key: number): Row[] {
  const keyOf = (row: Row): string => row.slice(0, key).join('|');
  const anew = new Map(rows.map((row) => [keyOf(row), row]));
  const stay = before.map((row) => {
    const counted = anew.get(keyOf(row));
    anew.delete(keyOf(row));
    return counted ?? row;
  });
  return [...stay, ...anew.values()];
}

/** All that was played, and of the rows before it those that were not. A draw counts as half a fight won, and is told. */
export const tableOf = (all: readonly Played[], before: readonly Row[]): OddsChart => ({
  title: 'Head against head',
  columns: ['game', 'fight', 'who', 'won', 'lost', 'drawn', 'of a hundred', 'away', 'stacked', 'quiet', 'ms'],
  rows: rowsAnew(all.map(cellsOf), before, KEY),
});

export const lineOf = (played: Played): string => cellsOf(played).join('  ');
