import { totalsInFalls } from '../../cards/dice.ts';
import type { Odds } from '../../cards/odds.ts';

/** The exact chance of each whole figure, from the least on. */
export interface Spread {
  readonly from: number;
  readonly chances: readonly number[];
}

/** It happens, or it does not: 1 or 0. */
export const either = ({ chance }: Pick<Odds, 'chance'>): Spread => ({ from: 0, chances: [1 - chance, chance] });

const byFigure = (figures: readonly number[]): Spread => {
  const from = Math.min(...figures);
  const chances = Array.from({ length: Math.max(...figures) - from + 1 }, () => 0);
  for (const figure of figures) chances[figure - from] = (chances[figure - from] ?? 0) + 1 / figures.length;
  return { from, chances };
};

/** What two dice show. */
export const TWO_DICE: Spread = byFigure(totalsInFalls('2d6'));

/** What a throw of two dice is worth, by whatever it is read as. */
export const ofTwoDice = (read: (total: number) => number): Spread => byFigure(totalsInFalls('2d6').map(read));

export const meanOfSpread = ({ from, chances }: Spread): number =>
  chances.reduce((sum, chance, i) => sum + chance * (from + i), 0);

/**
 * The sum of all, exact to the last digit of a number; put together two by two, so that the longest are multiplied
 * once.
 */
export function sumOfSpreads(spreads: readonly Spread[]): Spread {
  const [only] = spreads;
  if (!only) return { from: 0, chances: [1] };
  if (spreads.length === 1) return only;
  const middle = Math.ceil(spreads.length / 2);
  return added(sumOfSpreads(spreads.slice(0, middle)), sumOfSpreads(spreads.slice(middle)));
}

/** By index and not by iterator: thousands of dice are put together here, and this is all of the work. */
function added(a: Spread, b: Spread): Spread {
  const sums = new Float64Array(a.chances.length + b.chances.length - 1);
  for (let i = 0; i < a.chances.length; i++) {
    const one = a.chances[i] ?? 0;
    for (let j = 0; j < b.chances.length; j++) sums[i + j] = (sums[i + j] ?? 0) + one * (b.chances[j] ?? 0);
  }
  return cut({ from: a.from + b.from, chances: Array.from(sums) });
}

/** A chance so small is lost beside 1 in the very numbers that it would be added to. */
const NOTHING = 1e-18;

/** Of thousands of dice, nearly all sums are as good as impossible: what lies at the ends is not carried on. */
function cut({ from, chances }: Spread): Spread {
  const first = chances.findIndex((chance) => chance > NOTHING);
  const last = chances.findLastIndex((chance) => chance > NOTHING);
  return { from: from + first, chances: chances.slice(first, last + 1) };
}

/** How many of a hundred would have had less; of those who had as much, half. */
export function percentileOf({ from, chances }: Spread, figure: number): number {
  const at = figure - from;
  const below = chances.slice(0, Math.max(0, at)).reduce((sum, chance) => sum + chance, 0);
  return 100 * (below + (chances[at] ?? 0) / 2);
}
