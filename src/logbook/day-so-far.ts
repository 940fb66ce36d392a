import type { Flight } from '../campaign/watch.ts';
import type { Faces } from '../dice/cup.ts';
import type { Check } from '../table/checks.ts';
import type { Question } from '../table/decisions.ts';
import type { Deck, Drawer } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import type { WayCome } from '../table/standpoint.ts';
import type { Fell, Journal, JournalEntry } from './journal.ts';

/** A question, and the flight that it belongs to. */
export interface Asked {
  readonly question: Question;
  readonly flight: Flight | undefined;
}

/** An answer of the commander, and the throws since the one before it. */
interface Given {
  readonly asked: Asked;
  readonly answer: string;
  readonly threw: readonly Fell[];
}

/** The first entry of a journal that contradicts the present rules. */
export interface Difference {
  /** Its index in the journal, from 0. */
  readonly entry: number;
  /** What the rules asked for there. */
  readonly rules:
    | { readonly roll: Check; readonly faces?: Faces }
    | { readonly draw: Deck['name']; readonly card?: string }
    | { readonly ask: Question }
    | 'the end of the day';
  /** The entry in the journal. */
  readonly journal: JournalEntry;
}

export interface Told {
  readonly events: readonly GameEvent[];
  /** The commander's answers after the end of the journal. */
  readonly given: readonly Given[];
  /** The program's throws and draws since the last answer. */
  readonly fresh: readonly Fell[];
}

/** Why an attempt ended before the day did. */
export type Stop =
  | ({ readonly status: 'asking' } & Asked)
  | {
      readonly status: 'throwing';
      readonly check: Check;
      /** The machine or the man that it is for, where the rules say. */
      readonly whose: string | undefined;
      /** The only side that is told the result. */
      readonly unseen: Side | undefined;
      readonly flight: Flight | undefined;
    }
  | {
      readonly status: 'drawing';
      readonly deck: Deck;
      /** For whom the card is drawn, where only one side may see it. */
      readonly whose: Drawer | undefined;
      readonly flight: Flight | undefined;
    }
  | { readonly status: 'differing'; readonly difference: Difference };

/** Thrown when the journal has no more entries. The rules have no `try`, so it passes through them. It is no error. */
export class Stopped {
  readonly stop: Stop;
  constructor(stop: Stop) {
    this.stop = stop;
  }
}

/** How far the journal has been read, and the results of the attempt so far. */
export class DaySoFar {
  readonly journal: Journal;
  readonly events: GameEvent[] = [];
  /** The present point of the day: what of the journal has been read, and what the attempt has added. */
  readonly from: WayCome;
  readonly #given: Given[] = [];
  #fresh: Fell[] = [];
  #read = 0;

  constructor(journal: Journal, from: WayCome) {
    this.journal = journal;
    this.from = from;
  }

  get read(): number {
    return Math.min(this.#read, this.journal.length);
  }

  get told(): Told {
    return { events: this.events, given: this.#given, fresh: this.#fresh };
  }

  next(): JournalEntry | undefined {
    const entry = this.journal[this.#read++];
    if (entry) this.from.past.push(entry);
    return entry;
  }

  throw(threw: Check, faces: Faces): void {
    this.#fell({ threw, faces, byHand: false });
  }

  draw(drew: Deck['name'], card: string): void {
    this.#fell({ drew, card, byHand: false });
  }

  #fell(fell: Fell): void {
    this.#fresh.push(fell);
    this.from.past.push(fell);
  }

  give(asked: Asked, answer: string): void {
    this.#given.push({ threw: this.#fresh, asked, answer });
    this.from.past.push({ asked: asked.question.decision, answer });
    this.#fresh = [];
  }

  differ(rules: Difference['rules'], journal: JournalEntry): never {
    throw new Stopped({ status: 'differing', difference: { entry: this.#read - 1, rules, journal } });
  }

  close(): void {
    const left = this.next();
    if (left) this.differ('the end of the day', left);
  }
}
