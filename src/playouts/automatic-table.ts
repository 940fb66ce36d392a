import type { Flight, PartOfDay } from '../campaign/watch.ts';
import { type Roll, totalOf } from '../cards/dice.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Cup, Faces } from '../dice/cup.ts';
import { lineOf } from '../games/table.ts';
import type { Policy } from '../kit/head/policy.ts';
import type { Check } from '../table/checks.ts';
import { allOpen, type Choose, type Decision } from '../table/decisions.ts';
import { type Deck, type DeckName, takeFrom } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';
import type { WayCome } from '../table/standpoint.ts';
import type { Table } from '../table/table.ts';

/** Records what happens at a table without a player. */
export interface Scribe {
  threw(check: Check, faces: Faces): void;
  drew(deck: DeckName, card: string): void;
  answered(decision: Decision, answer: string): void;
  told(event: GameEvent): void;
}

/** For play of which only the end matters. */
export const nobodyWrites: Scribe = { threw() {}, drew() {}, answered() {}, told() {} };

/** A table that rolls and answers at once. */
export class AutomaticTable implements Table {
  readonly book: Rulebook;
  readonly #cup: Cup;
  readonly #policy: Policy;
  readonly #scribe: Scribe;
  readonly #from: WayCome | undefined;

  constructor(book: Rulebook, cup: Cup, policy: Policy, scribe: Scribe, from?: WayCome) {
    this.book = book;
    this.#cup = cup;
    this.#policy = policy;
    this.#scribe = scribe;
    this.#from = from;
  }

  roll(check: Check): Roll {
    const faces = this.#cup.throw(check);
    this.#scribe.threw(check, faces);
    this.#from?.past.push({ threw: check, faces });
    return { faces, total: totalOf(lineOf(check).dice, faces) };
  }

  draw(deck: Deck): string {
    const card = this.#cup.draw(deck);
    takeFrom(deck, card);
    this.#scribe.drew(deck.name, card);
    this.#from?.past.push({ drew: deck.name, card });
    return card;
  }

  readonly choose: Choose = (decision, about, options, besides) => {
    const decide = this.#policy[decision];
    const answer = decide(about, options, this.book, this.#from);
    this.#scribe.answered(decision, answer);
    if (this.#from && allOpen(options, besides).length > 1) this.#from.past.push({ asked: decision, answer });
    return answer;
  };

  tell(event: GameEvent): void {
    this.#scribe.told(event);
  }

  during(flight: Flight, part: PartOfDay): Table {
    return new AutomaticTable(this.book, this.#cup.during(flight, part), this.#policy, this.#scribe, this.#from);
  }
}
