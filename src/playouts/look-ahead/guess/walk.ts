import type { Flight, PartOfDay } from '../../../campaign/watch.ts';
import { type Roll, totalOf } from '../../../cards/dice.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { lineOf } from '../../../games/table.ts';
import type { Check } from '../../../table/checks.ts';
import { askUnlessForced, type Question, questionOf } from '../../../table/decisions.ts';
import { type Deck, takeFrom } from '../../../table/decks.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { PastEntry, Standpoint } from '../../../table/standpoint.ts';
import type { Table } from '../../../table/table.ts';

/** Accompanies a replay, and may replace its entries. */
export interface Companion {
  /**
   * An answer of its own to a question at this index, which is not in the history; otherwise the history's answer is
   * used.
   */
  answers(question: Question, at: number): string | undefined;
  /** The n-th card drawn, and the card to use instead. */
  draws(deck: Deck, card: string, place: number): string;
  hears(event: GameEvent): void;
}

/** The question at which a way ended, and everything before it. */
export interface Walked {
  readonly question: Question;
  readonly past: readonly PastEntry[];
}

/** Thrown at the end of the history, or when it fails. The rules have no `try`, so it passes through them. */
class WalkStop {
  readonly at: Question | undefined;
  constructor(at: Question | undefined) {
    this.at = at;
  }
}

/** Replays the history up to the next question; nothing, where it leads elsewhere. */
export function walk({ past, again }: Standpoint, book: Rulebook, companion: Companion): Walked | undefined {
  const table = new WalkedTable(book, { past: [...past], came: [], drawn: 0 }, companion);
  try {
    again(table);
  } catch (stopped) {
    if (!(stopped instanceof WalkStop)) throw stopped;
    return stopped.at && { question: stopped.at, past: table.came };
  }
  return undefined;
}

/** The open question after a way; nothing, where the replay fails. */
export const questionAt = (from: Standpoint, book: Rulebook): Question | undefined =>
  walk(from, book, AS_IT_FELL)?.question;

const AS_IT_FELL: Companion = { answers: () => undefined, draws: (_, card) => card, hears: () => undefined };

interface WalkedWay {
  /** The entries that are still to come. */
  readonly past: PastEntry[];
  readonly came: PastEntry[];
  drawn: number;
}

class WalkedTable implements Table {
  readonly book: Rulebook;
  readonly #way: WalkedWay;
  readonly #companion: Companion;

  constructor(book: Rulebook, way: WalkedWay, companion: Companion) {
    this.book = book;
    this.#way = way;
    this.#companion = companion;
  }

  get came(): readonly PastEntry[] {
    return this.#way.came;
  }

  roll(check: Check): Roll {
    const fell = this.#way.past.shift();
    if (!fell || !('threw' in fell) || fell.threw !== check) throw new WalkStop(undefined);
    this.#way.came.push(fell);
    return { faces: fell.faces, total: totalOf(lineOf(check).dice, fell.faces) };
  }

  draw(deck: Deck): string {
    const fell = this.#way.past.shift();
    if (!fell || !('drew' in fell) || fell.drew !== deck.name) throw new WalkStop(undefined);
    const card = this.#companion.draws(deck, fell.card, this.#way.drawn++);
    if (!deck.left[card]) throw new WalkStop(undefined);
    takeFrom(deck, card);
    this.#way.came.push({ drew: deck.name, card });
    return card;
  }

  readonly choose = askUnlessForced((decision, about, options) => {
    const question = questionOf(decision, about, options);
    const given = this.#companion.answers(question, this.#way.came.length) ?? this.#answered(question);
    const answer = options.find((option) => option === given);
    if (answer === undefined) throw new WalkStop(undefined);
    this.#way.came.push({ asked: decision, answer });
    return answer;
  });

  #answered(question: Question): string {
    const fell = this.#way.past.shift();
    if (!fell) throw new WalkStop(question);
    if (!('asked' in fell) || fell.asked !== question.decision) throw new WalkStop(undefined);
    return fell.answer;
  }

  tell(event: GameEvent): void {
    this.#companion.hears(event);
  }

  during(_flight: Flight, _part: PartOfDay): Table {
    return this;
  }
}
