import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Cup, Faces } from '../dice/cup.ts';
import { type Roll, totalOf } from '../rulebook/dice.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { type Check, lineOf } from '../table/checks.ts';
import type { About, Answer, Decision } from '../table/decisions.ts';
import { type Deck, type DeckName, takeFrom } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';
import type { Fallen, Standpoint } from '../table/standpoint.ts';
import type { PartPlayedOn, Table } from '../table/table.ts';
import type { Policy } from './policy.ts';

/** Writes down what happens at a table where nobody sits. */
export interface Scribe {
  threw(check: Check, faces: Faces): void;
  drew(deck: DeckName, card: string): void;
  answered(decision: Decision, answer: string): void;
  told(event: GameEvent): void;
}

/** For play of which only the end matters. */
export const nobodyWrites: Scribe = { threw() {}, drew() {}, answered() {}, told() {} };

/** Where the day stands, kept up as it is played. */
export interface Kept extends Standpoint {
  readonly past: Fallen[];
  parts?: { [P in PartPlayedOn]?: Kept | undefined };
}

/** The event with which each is over. */
const OVER: Readonly<Partial<Record<GameEvent['type'], PartPlayedOn>>> = {
  'mission-ended': 'mission',
  'fight-over': 'fight',
};

/**
 * A table that throws and answers at once. Where a policy plays the day on in its head, the table keeps how it has come
 * so far.
 */
export class AutomaticTable implements Table {
  readonly book: Rulebook;
  readonly #cup: Cup;
  readonly #policy: Policy;
  readonly #scribe: Scribe;
  readonly #from: Kept | undefined;

  constructor(book: Rulebook, cup: Cup, policy: Policy, scribe: Scribe, from?: Kept) {
    this.book = book;
    this.#cup = cup;
    this.#policy = policy;
    this.#scribe = scribe;
    this.#from = from;
  }

  roll(check: Check): Roll {
    const faces = this.#cup.throw(check);
    this.#scribe.threw(check, faces);
    this.#keep({ threw: check, faces });
    return { faces, total: totalOf(lineOf(check).dice, faces) };
  }

  draw(deck: Deck): string {
    const card = this.#cup.draw(deck);
    takeFrom(deck, card);
    this.#scribe.drew(deck.name, card);
    this.#keep({ drew: deck.name, card });
    return card;
  }

  choose<D extends Decision>(decision: D, about: About<D>, options: readonly Answer<D>[]): Answer<D> {
    const decide: Policy[D] = this.#policy[decision];
    const answer = decide(about, options, this.book, this.#from);
    this.#scribe.answered(decision, answer);
    if (options.length > 1) this.#keep({ asked: decision, answer });
    return answer;
  }

  tell(event: GameEvent): void {
    this.#scribe.told(event);
    const over = OVER[event.type];
    if (over && this.#from?.parts) this.#from.parts[over] = undefined;
  }

  begin(part: PartPlayedOn, again: (table: Table) => void): void {
    if (this.#from) this.#from.parts = { ...this.#from.parts, [part]: { past: [], again } };
  }

  #keep(fallen: Fallen): void {
    this.#from?.past.push(fallen);
    this.#from?.parts?.mission?.past.push(fallen);
    this.#from?.parts?.fight?.past.push(fallen);
  }

  during(flight: Flight, part: PartOfDay): Table {
    return new AutomaticTable(this.book, this.#cup.during(flight, part), this.#policy, this.#scribe, this.#from);
  }
}
