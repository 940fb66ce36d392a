import { totalsInFalls } from '../../cards/dice.ts';
import type { Odds } from '../../cards/odds.ts';

/** The exact chance of each whole number, from the lowest. */
export interface Distribution {
  readonly from: number;
  readonly chances: readonly number[];
}

/** It happens or not: 1 or 0. */
export const either = ({ chance }: Pick<Odds, 'chance'>): Distribution => ({ from: 0, chances: [1 - chance, chance] });

const byFigure = (figures: readonly number[]): Distribution => {
  const from = Math.min(...figures);
  const chances = Array.from({ length: Math.max(...figures) - from + 1 }, () => 0);
  for (const figure of figures) chances[figure - from] = (chances[figure - from] ?? 0) + 1 / figures.length;
  return { from, chances };
};

/** The total of two dice. */
export const TWO_DICE: Distribution = byFigure(totalsInFalls('2d6'));

/** The value of a throw of two dice, by any function of its total. */
export const ofTwoDice = (read: (total: number) => number): Distribution => byFigure(totalsInFalls('2d6').map(read));

export const meanOfSpread = ({ from, chances }: Distribution): number =>
  chances.reduce((sum, chance, i) => sum + chance * (from + i), 0);

/**
 * The distribution of a sum, exact to the precision of numbers; combined in pairs, so that the longest are multiplied
 * only once.
 */
export function sumOfSpreads(spreads: readonly Distribution[]): Distribution {
  const [only] = spreads;
  if (!only) return { from: 0, chances: [1] };
  if (spreads.length === 1) return only;
  const middle = Math.ceil(spreads.length / 2);
  return added(sumOfSpreads(spreads.slice(0, middle)), sumOfSpreads(spreads.slice(middle)));
}

/** Loops by index instead of iterators: with thousands of dice this is where the time goes. */
function added(a: Distribution, b: Distribution): Distribution {
  const sums = new Float64Array(a.chances.length + b.chances.length - 1);
  for (let i = 0; i < a.chances.length; i++) {
    const one = a.chances[i] ?? 0;
    for (let j = 0; j < b.chances.length; j++) sums[i + j] = (sums[i + j] ?? 0) + one * (b.chances[j] ?? 0);
  }
  return cut({ from: a.from + b.from, chances: Array.from(sums) });
}

/** A chance below this is lost in rounding when it is added to 1. */
const NOTHING = 1e-18;

/** With thousands of dice nearly all sums are practically impossible: the ends are cut off. */
function cut({ from, chances }: Distribution): Distribution {
  const first = chances.findIndex((chance) => chance > NOTHING);
  const last = chances.findLastIndex((chance) => chance > NOTHING);
  return { from: from + first, chances: chances.slice(first, last + 1) };
}

/** How many of a hundred would have had less; equal ones count half. */
export function percentileOf({ from, chances }: Distribution, figure: number): number {
  const at = figure - from;
  const below = chances.slice(0, Math.max(0, at)).reduce((sum, chance) => sum + chance, 0);
  return 100 * (below + (chances[at] ?? 0) / 2);
}
