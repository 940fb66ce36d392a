import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Cup, Faces } from '../dice/cup.ts';
import { type Roll, totalOf } from '../rulebook/dice.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { CHECKS, type Check } from '../table/checks.ts';
import type { About, Answer, Decision, Question } from '../table/decisions.ts';
import type { GameEvent } from '../table/events.ts';
import type { Table } from '../table/table.ts';
import { isThrown, type Journal, type JournalEntry, type Thrown } from './journal.ts';

export type Procedure<State> = (state: State, table: Table) => void;

/** The first entry of a journal that the rules, as they now stand, do not bear out. */
export interface Difference {
  /** Its place in the journal, counted from 0; the journal's length when the rules ended before it did not. */
  readonly entry: number;
  /** What the rules called for there. */
  readonly rules: { readonly roll: Check; readonly faces?: Faces } | { readonly ask: Question } | 'the end of the day';
  /** What the journal has. */
  readonly journal: JournalEntry;
}

interface Told {
  readonly events: readonly GameEvent[];
  /** The program's throws since the journal's last entry. */
  readonly fresh: readonly Thrown[];
}

/** Why an attempt ended before the day did. */
type Stop =
  | { readonly status: 'asking'; readonly question: Question }
  | { readonly status: 'throwing'; readonly check: Check }
  | { readonly status: 'differing'; readonly difference: Difference };

export type Outcome<State> = Told & (Stop | { readonly status: 'finished'; readonly state: State });

/** Thrown past the rules, which have no `try`, when the journal has no more to say. A wish to stop, not an error. */
class Stopped {
  readonly stop: Stop;
  constructor(stop: Stop) {
    this.stop = stop;
  }
}

/**
 * Runs a procedure over the throws and answers given so far, on a copy of the state. A pure function: the same
 * arguments have the same outcome, wherever and whenever.
 */
export function attempt<State>(
  procedure: Procedure<State>,
  start: State,
  journal: Journal,
  book: Rulebook,
  cup: Cup,
): Outcome<State> {
  const reading = new Reading(journal);
  const state = structuredClone(start);
  try {
    procedure(state, new JournalTable(book, reading, cup));
    reading.close();
  } catch (stopped) {
    if (!(stopped instanceof Stopped)) throw stopped;
    return { ...stopped.stop, events: reading.events, fresh: reading.fresh };
  }
  return { status: 'finished', state, events: reading.events, fresh: reading.fresh };
}

/** How far the journal has been read, and what has come of it. */
class Reading {
  readonly journal: Journal;
  readonly events: GameEvent[] = [];
  readonly fresh: Thrown[] = [];
  #read = 0;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  next(): JournalEntry | undefined {
    return this.journal[this.#read++];
  }

  differ(rules: Difference['rules'], journal: JournalEntry): never {
    throw new Stopped({ status: 'differing', difference: { entry: this.#read - 1, rules, journal } });
  }

  close(): void {
    const left = this.next();
    if (left) this.differ('the end of the day', left);
  }
}

/** The table at which the journal plays first, then the cup; the first question without an answer ends the attempt. */
class JournalTable implements Table {
  readonly book: Rulebook;
  readonly #reading: Reading;
  readonly #cup: Cup;

  constructor(book: Rulebook, reading: Reading, cup: Cup) {
    this.book = book;
    this.#reading = reading;
    this.#cup = cup;
  }

  roll(check: Check): Roll {
    const entry = this.#reading.next();
    const faces = entry ? this.#replay(check, entry) : this.#throw(check);
    return { faces, total: totalOf(CHECKS[check].dice, faces) };
  }

  #throw(check: Check): Faces {
    if (this.#cup.isByHand(check)) throw new Stopped({ status: 'throwing', check });
    const faces = this.#cup.throw(check);
    this.#reading.fresh.push({ threw: check, faces, byHand: false });
    return faces;
  }

  #replay(check: Check, entry: JournalEntry): Faces {
    if (!isThrown(entry) || entry.threw !== check) return this.#reading.differ({ roll: check }, entry);
    if (entry.byHand) return entry.faces;
    const faces = this.#cup.throw(check);
    if (!sameFaces(faces, entry.faces)) return this.#reading.differ({ roll: check, faces }, entry);
    return entry.faces;
  }

  choose<D extends Decision>(decision: D, about: About<D>, options: readonly Answer<D>[]): Answer<D> {
    const entry = this.#reading.next();
    const question = { decision, about, options } as Question;
    if (!entry) throw new Stopped({ status: 'asking', question });
    if (isThrown(entry) || entry.asked !== decision) return this.#reading.differ({ ask: question }, entry);
    return options.find((option) => option === entry.answer) ?? this.#reading.differ({ ask: question }, entry);
  }

  tell(event: GameEvent): void {
    this.#reading.events.push(event);
  }

  during(flight: Flight, part: PartOfDay): Table {
    return new JournalTable(this.book, this.#reading, this.#cup.during(flight, part));
  }
}

const sameFaces = (a: Faces, b: Faces) => a.length === b.length && a.every((face, i) => face === b[i]);
