import { counterOf } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Counts } from './counts.ts';

const HALBERSTADT = 'halberstadt-d3';
const FORMATION = 4;
/** What the Red Baron leads now and then, beside his own Jasta. */
const OF_OTHERS: readonly string[] = [HALBERSTADT, 'albatros-d2'];

type Rare = Extract<keyof Counts, 'loneHalberstadts' | 'fourHalberstadts' | 'baronWithOthers'>;

/** (50) Which of the rare rows of the encounter tables was met, if any. */
export function rareRow(numbers: readonly number[], book: Rulebook): Rare | undefined {
  const types = numbers.map((number) => counterOf(number, book).aircraft);
  if (numbers.includes(1) && types.some((type) => OF_OTHERS.includes(type))) return 'baronWithOthers';
  if (!types.every((type) => type === HALBERSTADT)) return undefined;
  if (types.length === 1) return 'loneHalberstadts';
  return types.length === FORMATION ? 'fourHalberstadts' : undefined;
}
