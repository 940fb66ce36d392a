import type { HappeningOf } from '../threads/thread.ts';

/** So many victories make an ace. */
const ACE = 5;

/** What his victories of a day are to a man who had so many before: his first, his fifth, several, or one more. */
export function victoryKind(
  his: readonly HappeningOf<'victory'>[],
  before: number,
): 'first' | 'fifth' | 'several' | 'another' {
  if (his.some(({ isFirst }) => isFirst)) return 'first';
  if (before < ACE && before + his.length >= ACE) return 'fifth';
  return his.length > 1 ? 'several' : 'another';
}
