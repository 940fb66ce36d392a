import type { Flight, PartOfDay } from '../../campaign/watch.ts';
import { diceInHand } from '../../cards/dice.ts';
import type { Cup, Faces } from '../../dice/cup.ts';
import { hasTrait, lineOf } from '../../games/table.ts';
import { chanceFrom } from '../../kit/head/chance.ts';
import type { Check } from '../../table/checks.ts';
import { cardAt, cardsLeft, type Deck, type Drawer } from '../../table/decks.ts';
import type { GameEvent } from '../../table/events.ts';

/** The moment of a playout: the turn of a mission, and the phase or turn of a fight in it. */
interface PlayoutMoment {
  turn: number;
  phase: number;
  /** How often each check has been rolled in it. */
  readonly thrown: Map<string, number>;
}

/**
 * Dice for playouts that are compared. A throw depends only on the word, the moment and its owner: after two different
 * answers the same machine rolls the same in the same phase, whatever else has been rolled.
 */
export class PairedCup implements Cup {
  readonly #word: string;
  readonly #moment: PlayoutMoment;

  constructor(word: string, moment: PlayoutMoment = { turn: 0, phase: 0, thrown: new Map() }) {
    this.#word = word;
    this.#moment = moment;
  }

  hears(event: GameEvent): void {
    const { turn, phase } = this.#moment;
    if (event.type === 'mission-began' || event.type === 'mission-ended') this.#begin(0, 0);
    else if (event.type === 'weather-checked') this.#begin(turn + 1, 0);
    else if (event.type === 'phase-began' || hasTrait(event, 'ends-a-phase')) this.#begin(turn, phase + 1);
  }

  #begin(turn: number, phase: number): void {
    this.#moment.turn = turn;
    this.#moment.phase = phase;
    this.#moment.thrown.clear();
  }

  throw(check: Check, whose = ''): Faces {
    const { count, sides } = diceInHand(lineOf(check).dice);
    const chance = this.#chance(`${check} ${whose}`);
    const faces: number[] = [];
    for (let die = 0; die < count; die++) faces.push(1 + Math.floor(chance() * sides));
    return faces;
  }

  draw(deck: Deck, whose?: Drawer): string {
    const chance = this.#chance(`${deck.name} ${whose?.machine}`);
    return cardAt(deck, Math.floor(chance() * cardsLeft(deck)));
  }

  #chance(what: string): () => number {
    const { turn, phase, thrown } = this.#moment;
    const of = `${this.#word}|${what}`;
    const before = thrown.get(of) ?? 0;
    thrown.set(of, before + 1);
    return chanceFrom(`${turn}|${phase}|${before}|${of}`);
  }

  isDrawnByHand(): boolean {
    return false;
  }

  isByHand(): boolean {
    return false;
  }

  during(flight: Flight, part: PartOfDay): Cup {
    return new PairedCup(`${this.#word}|${flight}|${part}`, this.#moment);
  }
}
