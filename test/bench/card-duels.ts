import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { CardScenario } from '../../src/games/cards/cards/card-scenario.ts';
import { playScenario } from '../../src/games/cards/rules/play-scenario.ts';
import { AutomaticTable, nobodyWrites, type Scribe } from '../../src/playouts/automatic-table.ts';
import { skirmishFrom } from '../../src/reading/skirmish.ts';
import type { EventOf } from '../../src/table/events.ts';
import { bySide, type Head, headOf } from '../support/fights/card-heads.ts';

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
