import type { Flight, PartOfDay } from '../../campaign/watch.ts';
import { type Roll, totalOf } from '../../cards/dice.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Cup } from '../../dice/cup.ts';
import { lineOf } from '../../games/table.ts';
import type { Policy } from '../../kit/head/policy.ts';
import type { Check } from '../../table/checks.ts';
import { askUnlessForced, type Decision, type Question, questionOf } from '../../table/decisions.ts';
import { type Deck, type Drawer, takeFrom } from '../../table/decks.ts';
import type { GameEvent } from '../../table/events.ts';
import type { PastEntry, Standpoint } from '../../table/standpoint.ts';
import type { PartPlayedOn, Table } from '../../table/table.ts';

/** Whether something happened before the tried answer, or after it. */
export type When = 'before' | 'after';

/** What a position is played on with: the dice, and the policy for everybody. */
export interface PlayoutHand {
  readonly book: Rulebook;
  readonly cup: Cup;
  readonly policy: Policy;
  /** Answers first, where it has an answer. */
  readonly says?: (question: Question) => string | undefined;
  /** Is told every event, and when it was; returns whether to stop. */
  readonly hear: (event: GameEvent, when: When) => 'on' | 'enough';
  /** Is told how a part of the day before the answer can be played again, and its index in the history. */
  readonly begin?: (part: PartPlayedOn, again: (table: Table) => void, after: number) => void;
}

/** Thrown when enough has been heard. The rules have no `try`, so it passes through them. */
class Enough {}

/**
 * Plays a position on from an answer to the open question. Earlier throws are taken from the history; the cup is used
 * only after that. Plays to the end of the day, or until enough has been heard.
 */
export function playOnFrom({ past, again }: Standpoint, asked: Decision, answer: string, hand: PlayoutHand): void {
  const way = new ReplayWay([...past, { asked, answer }]);
  try {
    again(new LookAheadTable(way, hand.cup, hand));
  } catch (stopped) {
    if (!(stopped instanceof Enough)) throw stopped;
  }
}

/** The progress of the replay. */
class ReplayWay {
  readonly #past: readonly PastEntry[];
  #at = 0;

  constructor(past: readonly PastEntry[]) {
    this.#past = past;
  }

  next(): PastEntry | undefined {
    return this.#past[this.#at++];
  }

  get walked(): number {
    return this.#at;
  }

  get isNew(): boolean {
    return this.#at >= this.#past.length;
  }
}

class LookAheadTable implements Table {
  readonly book: Rulebook;
  readonly #way: ReplayWay;
  readonly #cup: Cup;
  readonly #hand: PlayoutHand;
  readonly begin?: NonNullable<Table['begin']>;

  constructor(way: ReplayWay, cup: Cup, hand: PlayoutHand) {
    this.book = hand.book;
    this.#way = way;
    this.#cup = cup;
    this.#hand = hand;
    const { begin } = hand;
    if (begin) this.begin = (part, again) => way.isNew || begin(part, again, way.walked);
  }

  roll(check: Check, whose?: string): Roll {
    const fell = this.#way.next();
    if (fell && !('threw' in fell)) return astray(check);
    const faces = fell?.faces ?? this.#cup.throw(check, whose);
    return { faces, total: totalOf(lineOf(check).dice, faces) };
  }

  draw(deck: Deck, whose?: Drawer): string {
    const fell = this.#way.next();
    if (fell && !('drew' in fell)) return astray(deck.name);
    const card = fell?.card ?? this.#cup.draw(deck, whose);
    takeFrom(deck, card);
    return card;
  }

  readonly choose = askUnlessForced((decision, about, options) => {
    const fell = this.#way.next();
    if (!fell) {
      const said = this.#hand.says?.(questionOf(decision, about, options));
      const decide = this.#hand.policy[decision];
      return options.find((option) => option === said) ?? decide(about, options, this.book);
    }
    return options.find((option) => 'asked' in fell && option === fell.answer) ?? astray(decision);
  });

  tell(event: GameEvent): void {
    this.#cup.hears?.(event);
    if (this.#hand.hear(event, this.#way.isNew ? 'after' : 'before') === 'enough') throw new Enough();
  }

  during(flight: Flight, part: PartOfDay): Table {
    return new LookAheadTable(this.#way, this.#cup.during(flight, part), this.#hand);
  }
}

function astray(what: string): never {
  throw new Error(`A day played on went another way before it came to its question: ${what}.`);
}
