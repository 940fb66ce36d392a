import type { Firing } from '../rulebook/cards/hit-cards.ts';
import { counterOf } from '../rulebook/counters.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

const GRADES = 'EDCBA';

/** What a man is worth in a fight: a grade of Firing counts as much as a point of Pilot Skill. */
export const worthOfMan = ({ skill, firing }: { readonly skill: number; readonly firing: Firing }): number =>
  skill + GRADES.indexOf(firing);

/** The men who fly these counters, on the mean; nought where there are none. */
export const worthOfCounters = (numbers: readonly number[], book: Rulebook): number =>
  meanOf(numbers.map((number) => worthOfMan(counterOf(number, book))));

export const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length);
