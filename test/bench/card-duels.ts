import { AutomaticTable, nobodyWrites, type Scribe } from '../../src/autoplay/automatic-table.ts';
import { withCards } from '../../src/autoplay/fights/manoeuvre-cards/opponent.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { randomPolicy } from '../../src/autoplay/random.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { CardScenario } from '../../src/rulebook/fights/manoeuvre-cards/card-scenario.ts';
import { skirmishFrom } from '../../src/rulebook/fights/manoeuvre-cards/skirmish.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { playScenario } from '../../src/rules/fights/manoeuvre-cards/play-scenario.ts';
import type { EventOf } from '../../src/table/events.ts';
import type { Side } from '../../src/table/sides.ts';

export const HEADS = ['random', 'steady', 'sharp'] as const;
export type Head = (typeof HEADS)[number];

/** A fight of any machines, as a player types it. */
export function scenarioOf(typed: string, book: Rulebook): CardScenario {
  const laid = skirmishFrom(typed, book);
  const scenario = laid?.book.fights['manoeuvre-cards'].scenarios[laid.id];
  if (!scenario) throw new Error(`${typed} is no skirmish.`);
  return scenario;
}

export interface Flown {
  /** How many events were told. */
  readonly told: number;
  readonly answers: number;
  readonly winner: EventOf<'cards-counted-up'>['winner'];
}

/** One fight, each side led by its own head. The same seed, the same fight. */
export function fly(scenario: CardScenario, allied: Head, german: Head, seed: number | string, book: Rulebook): Flown {
  const policy = bySide({ allied: headOf(allied, `${seed} allied`), german: headOf(german, `${seed} german`) });
  let [told, answers, winner]: [number, number, Flown['winner']] = [0, 0, 'nobody'];
  const scribe: Scribe = {
    ...nobodyWrites,
    answered: () => void answers++,
    told: (event) => {
      told += 1;
      if (event.type === 'cards-counted-up') winner = event.winner;
    },
  };
  playScenario(scenario, new AutomaticTable(book, seededCup(`alea:1:cards-${seed}`, 1), policy, scribe));
  return { told, answers, winner };
}

const headOf = (head: Head, word: string): Policy =>
  head === 'random' ? randomPolicy(word) : { ...randomPolicy(word), ...withCards(head) };

/** A policy that asks that of the side whose question it is. */
function bySide(heads: Readonly<Record<Side, Policy>>): Policy {
  const asked = Object.keys(heads.allied).map((decision) => [
    decision,
    (about: { readonly side?: Side }, options: readonly string[], cards: Rulebook) =>
      (heads[about.side ?? 'allied'] as unknown as Record<string, Decide>)[decision]?.(about, options, cards),
  ]);
  return Object.fromEntries(asked) as Policy;
}

type Decide = (about: object, options: readonly string[], cards: Rulebook) => string;
