import { worthOfMan } from '../../campaign/men/stake.ts';
import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** The mean strength of the pilots of these counters; 0 where there are none. */
export const worthOfCounters = (numbers: readonly number[], book: Rulebook): number =>
  meanOf(numbers.map((number) => worthOfMan(counterOf(number, book))));

export const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length);
