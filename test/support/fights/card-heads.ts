import { withCards } from '../../../src/autoplay/fights/manoeuvre-cards/opponent.ts';
import { policyNamed } from '../../../src/autoplay/policies.ts';
import type { Policy } from '../../../src/autoplay/policy.ts';
import type { Strength } from '../../../src/autoplay/thinking/strengths.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import type { Side } from '../../../src/table/sides.ts';

export type Head = 'random' | Strength;

/** Who leads a side: any answer that is allowed, or the opponent at one of its strengths. */
export const headOf = (head: Head, word: string): Policy =>
  head === 'random' ? policyNamed('random', word) : { ...policyNamed('random', word), ...withCards(head, word) };

/** A policy that asks that of the side whose question it is. */
export function bySide(heads: Readonly<Record<Side, Policy>>): Policy {
  const asked = Object.keys(heads.allied).map((decision) => [
    decision,
    (about: { readonly side?: Side }, options: readonly string[], cards: Rulebook) =>
      (heads[about.side ?? 'allied'] as unknown as Record<string, Decide>)[decision]?.(about, options, cards),
  ]);
  return Object.fromEntries(asked) as Policy;
}

type Decide = (about: object, options: readonly string[], cards: Rulebook) => string;
