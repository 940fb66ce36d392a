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
const keyOf = (row: Row): string => row.slice(0, KEY).join('|');

/** All that was played, and of the rows before it those that were not. A draw counts as half a fight won, and is told. */
export function tableOf(all: readonly Played[], before: readonly Row[]): OddsChart {
  const played = new Map(all.map(cellsOf).map((row) => [keyOf(row), row]));
  const stay = before.map((row) => {
    const anew = played.get(keyOf(row));
    played.delete(keyOf(row));
    return anew ?? row;
  });
  return {
    title: 'Head against head',
    columns: ['game', 'fight', 'who', 'won', 'lost', 'drawn', 'of a hundred', 'away', 'stacked', 'quiet', 'ms'],
    rows: [...stay, ...played.values()],
  };
}

export const lineOf = (played: Played): string => cellsOf(played).join('  ');
