import type { Chart } from '../../../src/odds/charts/chart.ts';
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

/** All that was played. A draw counts as half a fight won, and is told. */
export const tableOf = (all: readonly Played[]): Chart => ({
  title: 'Head against head',
  columns: ['game', 'fight', 'who', 'won', 'lost', 'drawn', 'of a hundred', 'away', 'stacked', 'quiet', 'ms'],
  rows: all.map(cellsOf),
});

export const lineOf = (played: Played): string => cellsOf(played).join('  ');
