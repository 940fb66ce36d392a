import { isAnswer, isLent } from './record.ts';
import type { Standing } from './standing.ts';

/** Whether a policy answers in the player's place. */
export function isLentOut<State>(standing: readonly Standing<State>[]): boolean {
  const to = standing.flatMap(({ record }) => (isLent(record) ? [record.lent] : []));
  return (to.at(-1) ?? null) !== null;
}

/** How many questions were put to the player, and how many of them each policy answered in his place. */
export function answeredIn<State>(standing: readonly Standing<State>[]): { all: number; lent: Map<string, number> } {
  const lent = new Map<string, number>();
  let all = 0;
  let to: string | null = null;
  for (const { record } of standing) {
    if (isLent(record)) to = record.lent;
    if (!isAnswer(record) || record.by !== undefined) continue;
    all += 1;
    if (to !== null) lent.set(to, (lent.get(to) ?? 0) + 1);
  }
  return { all, lent };
}
