import { isAnswer, isDawn, isLent } from './record.ts';
import type { StandingRecord } from './standing.ts';

/** Whether a policy answers instead of the player. */
export function isLentOut<State>(standing: readonly StandingRecord<State>[]): boolean {
  return lentTo(standing) !== undefined;
}

/** The policy that answers instead of the player now. */
export function lentTo<State>(standing: readonly StandingRecord<State>[]): string | undefined {
  const to = standing.flatMap(({ record }) => (isLent(record) ? [record.lent] : []));
  return to.at(-1) ?? undefined;
}

/**
 * How many questions were put to the player, and how many of them each policy answered for him: on one day, or on all.
 */
export function answeredIn<State>(
  standing: readonly StandingRecord<State>[],
  onlyDay?: number,
): { all: number; lent: Map<string, number> } {
  const asked = askedIn(standing).filter(({ day }) => onlyDay === undefined || day === onlyDay);
  const lent = new Map<string, number>();
  for (const { to } of asked) if (to !== null) lent.set(to, (lent.get(to) ?? 0) + 1);
  return { all: asked.length, lent };
}

/** Each question put to the player, and the policy that answered it. */
function askedIn<State>(standing: readonly StandingRecord<State>[]): { day: number; to: string | null }[] {
  const asked: { day: number; to: string | null }[] = [];
  let day = 0;
  let to: string | null = null;
  for (const { record } of standing) {
    if (isDawn(record)) day = record.dawn;
    if (isLent(record)) to = record.lent;
    if (isAnswer(record) && record.by === undefined) asked.push({ day, to });
  }
  return asked;
}
