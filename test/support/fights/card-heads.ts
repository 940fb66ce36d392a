import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { withCards } from '../../../src/games/cards/head/opponent.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import type { Strength } from '../../../src/kit/head/strengths.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { Side } from '../../../src/table/sides.ts';

export type Head = 'random' | Strength;

/** Who leads a side: random legal answers, or the opponent at one of its strengths. */
export const headOf = (head: Head, word: string): Policy =>
  head === 'random' ? policyNamed('random', word) : { ...policyNamed('random', word), ...withCards(head, word) };

/** A policy that asks the head of the question's side. */
export function bySide(heads: Readonly<Record<Side, Policy>>): Policy {
  const asked = Object.keys(heads.allied).map((decision) => [
    decision,
    (about: { readonly side?: Side }, options: readonly string[], cards: Rulebook) =>
      (heads[about.side ?? 'allied'] as unknown as Record<string, Decide>)[decision]?.(about, options, cards),
  ]);
  return Object.fromEntries(asked) as Policy;
}

type Decide = (about: object, options: readonly string[], cards: Rulebook) => string;
