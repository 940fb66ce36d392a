import type { Rulebook } from '../cards/rulebook.ts';

/** (14) The nearest to a wanted height that so many turns can reach. */
export function reachedIn(turns: number, now: number, wanted: number, { turnProcedure: { limits } }: Rulebook): number {
  const highest = now + turns * limits.climb.feet;
  const lowest = now - turns * limits.descent.feet;
  return Math.min(highest, Math.max(lowest, wanted));
}
