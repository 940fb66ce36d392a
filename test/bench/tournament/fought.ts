import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { answerBy, type Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { playBattle } from '../../../src/procedure/resolve-fight.ts';
import { laidOut } from '../../../src/reading/lay-out-battle.ts';
import { type About, type Answer, type Decision, questionOf } from '../../../src/table/decisions.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import type { Side } from '../../../src/table/sides.ts';
import { sideOf } from '../../../src/table/whose.ts';
import { processorsTime } from '../measure.ts';
import type { OnCards } from './even.ts';

/** Who leads a side; the word is for what he leaves to chance. */
export type Led = (word: string) => Policy;

/** A fight as it came out. */
export interface Fought {
  readonly winner: Side | 'nobody';
  readonly events: readonly GameEvent[];
  /** Milliseconds of the processor that each answer took. */
  readonly took: readonly number[];
}

/** A fight between two heads. The same seed, the same fight. */
export function foughtOut(battle: OnCards, led: Readonly<Record<Side, Led>>, seed: string): Fought {
  const { book, id, system } = battle;
  const heads = { allied: led.allied(`${seed} allied`), german: led.german(`${seed} german`) };
  const took: number[] = [];
  const events: GameEvent[] = [];
  const answer = <D extends Decision>(decision: D, about: About<D>, options: readonly Answer<D>[]): Answer<D> => {
    const question = questionOf(decision, about, options);
    const began = processorsTime();
    const given = answerBy(heads[sideOf(question)], question, book);
    took.push(processorsTime() - began);
    return given as Answer<D>;
  };
  const policy = Object.fromEntries(
    Object.keys(heads.allied).map((decision) => [
      decision,
      (about: never, options: never) => answer(decision as Decision, about, options),
    ]),
  ) as unknown as Policy;
  const table = new AutomaticTable(book, seededCup(`alea:1:${seed}`, 1), policy, {
    ...nobodyWrites,
    told: (event) => events.push(event),
  });
  playBattle(laidOut({ id, system }, 'the-card', book), table);
  return { winner: winnerIn(events), events, took };
}

/** Who has won, each system in its own words. */
export function winnerIn(events: readonly GameEvent[]): Fought['winner'] {
  const [told] = [...ofType(events, 'cards-counted-up'), ...ofType(events, 'side-fight-over')];
  if (told) return told.winner;
  const [scored] = ofType(events, 'clouds-scored');
  if (!scored || scored.allied === scored.german) return 'nobody';
  return scored.allied > scored.german ? 'allied' : 'german';
}
