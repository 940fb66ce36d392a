import type { Flight, PartOfDay } from '../campaign/watch.ts';
import { type Roll, totalOf } from '../cards/dice.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Cup, Faces } from '../dice/cup.ts';
import { lineOf } from '../games/table.ts';
import type { Check } from '../table/checks.ts';
import { askUnlessForced, type Question, questionOf } from '../table/decisions.ts';
import { cardsLeft, type Deck, type Drawer, takeFrom } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import { fromDawn, type Standpoint } from '../table/standpoint.ts';
import type { Table } from '../table/table.ts';
import { type Asked, DaySoFar, type Stop, Stopped, type Told } from './day-so-far.ts';
import type { FightOver, FightsOfDay, FromCup } from './fights-over.ts';
import { isAnswered, isDrawn, isThrown, type Journal, type JournalEntry } from './journal.ts';

export type Procedure<State> = (state: State, table: Table) => void;

/**
 * Answers when the journal has no more entries. Gets today's events, and the history of the day; returns nothing to
 * leave the question to the player.
 */
export type Commander = (asked: Asked, today: readonly GameEvent[], from: Standpoint) => string | undefined;

/** Leaves every question to the player. */
export const nobody: Commander = () => undefined;

/** What a procedure is played with. */
export interface PlayedWith {
  readonly book: Rulebook;
  readonly cup: Cup;
  readonly commander: Commander;
  /** The days after this one, for a commander who looks ahead. */
  readonly daysLeft?: number | undefined;
  /** The fights of the day that are not played again; without it each is. */
  readonly fightsOver?: FightsOfDay | undefined;
  /** What to throw where the rules cannot go on with what they were given, so many entries of the journal read. */
  readonly cannotGoOn?: ((read: number, why: unknown) => unknown) | undefined;
}

export type Attempted<State> = Told & (Stop | { readonly status: 'finished'; readonly state: State });

/**
 * Runs a procedure over the throws and answers given so far, on a copy of the state. A pure function: the same
 * arguments always have the same result.
 */
export function attempt<State>(
  procedure: Procedure<State>,
  start: State,
  journal: Journal,
  setting: PlayedWith,
): Attempted<State> {
  const from = fromDawn((table) => procedure(structuredClone(start), table), setting.daysLeft);
  const reading = new DaySoFar(journal, from);
  const state = structuredClone(start);
  try {
    procedure(state, new JournalTable(setting, reading, undefined));
    reading.close();
  } catch (stopped) {
    if (!(stopped instanceof Stopped)) throw setting.cannotGoOn?.(reading.read, stopped) ?? stopped;
    return { ...stopped.stop, ...reading.told };
  }
  return { status: 'finished', state, ...reading.told };
}

/**
 * The table at which the journal plays first, then the cup and the commander. The first question without an answer ends
 * the attempt. A question without a choice is not asked: its answer follows from earlier entries.
 */
class JournalTable implements Table {
  readonly book: Rulebook;
  readonly #setting: PlayedWith;
  readonly #reading: DaySoFar;
  readonly #flight: Flight | undefined;
  /** What the fight that is being played has had from the cup. */
  #fromCup: FromCup[] | undefined;

  constructor(setting: PlayedWith, reading: DaySoFar, flight: Flight | undefined) {
    this.book = setting.book;
    this.#setting = setting;
    this.#reading = reading;
    this.#flight = flight;
  }

  roll(check: Check, whose?: string, unseen?: Side): Roll {
    const entry = this.#reading.next();
    const faces = entry ? this.#replay(check, entry) : this.#throw(check, whose, unseen);
    return { faces, total: totalOf(lineOf(check).dice, faces) };
  }

  #throw(check: Check, whose: string | undefined, unseen: Side | undefined): Faces {
    const { cup } = this.#setting;
    if (cup.isByHand(check)) throw new Stopped({ status: 'throwing', check, whose, unseen, flight: this.#flight });
    const faces = this.#thrown(check);
    this.#reading.throw(check, faces);
    return faces;
  }

  #replay(check: Check, entry: JournalEntry): Faces {
    if (!isThrown(entry) || entry.threw !== check) return this.#reading.differ({ roll: check }, entry);
    if (entry.byHand) return entry.faces;
    const faces = this.#thrown(check);
    if (!sameFaces(faces, entry.faces)) return this.#reading.differ({ roll: check, faces }, entry);
    return entry.faces;
  }

  draw(deck: Deck, whose?: Drawer): string {
    const entry = this.#reading.next();
    const card = entry ? this.#drawAgain(deck, entry) : this.#draw(deck, whose);
    takeFrom(deck, card);
    return card;
  }

  #draw(deck: Deck, whose: Drawer | undefined): string {
    const { cup } = this.#setting;
    if (cup.isDrawnByHand(deck)) throw new Stopped({ status: 'drawing', deck, whose, flight: this.#flight });
    const card = this.#drawn(deck);
    this.#reading.draw(deck.name, card);
    return card;
  }

  #drawAgain(deck: Deck, entry: JournalEntry): string {
    const draw = deck.name;
    if (!isDrawn(entry) || entry.drew !== draw || !deck.left[entry.card]) return this.#reading.differ({ draw }, entry);
    if (entry.byHand) return entry.card;
    const card = this.#drawn(deck);
    return card === entry.card ? card : this.#reading.differ({ draw, card }, entry);
  }

  #thrown(check: Check): Faces {
    this.#fromCup?.push({ check });
    return this.#setting.cup.throw(check);
  }

  #drawn(deck: Deck): string {
    this.#fromCup?.push({ deck: { name: deck.name, left: { any: cardsLeft(deck) } } });
    return this.#setting.cup.draw(deck);
  }

  readonly choose = askUnlessForced((decision, about, options) => {
    const entry = this.#reading.next();
    const question = questionOf(decision, about, options);
    if (!entry) return this.#ask(question, options);
    if (!isAnswered(entry) || entry.asked !== decision) return this.#reading.differ({ ask: question }, entry);
    return options.find((option) => option === entry.answer) ?? this.#reading.differ({ ask: question }, entry);
  });

  #ask<A extends string>(question: Question, options: readonly A[]): A {
    const asked = { question, flight: this.#flight };
    const given = this.#setting.commander(asked, this.#reading.events, this.#reading.from);
    if (given === undefined) throw new Stopped({ status: 'asking', ...asked });
    const answer = options.find((option) => option === given);
    if (answer === undefined) throw new Error(`${given} is no answer to ${question.decision}.`);
    this.#reading.give(asked, answer);
    return answer;
  }

  tell(event: GameEvent): void {
    this.#reading.events.push(event);
  }

  during(flight: Flight, part: PartOfDay): Table {
    const { cup } = this.#setting;
    return new JournalTable({ ...this.#setting, cup: cup.during(flight, part) }, this.#reading, flight);
  }

  fight<Result>(play: () => Result): Result {
    const { fightsOver } = this.#setting;
    if (!fightsOver) return play();
    const { past } = this.#reading.from;
    const [before, told] = [past.length, this.#reading.events.length];
    const over = fightsOver.at(before, this.#reading.journal);
    if (over) {
      this.#passOver(over, before);
      return structuredClone(over.result) as Result;
    }
    const fromCup: FromCup[] = [];
    this.#fromCup = fromCup;
    const result = play();
    this.#fromCup = undefined;
    const events = this.#reading.events.slice(told);
    fightsOver.keep(before, structuredClone({ past, events, result, fromCup }));
    return result;
  }

  /** Reads the entries of a fight that is over, moves the cup on as the fight did, and tells what it told. */
  #passOver({ past, events, fromCup }: FightOver, before: number): void {
    const { cup } = this.#setting;
    for (let i = before; i < past.length; i++) this.#reading.next();
    for (const each of fromCup) 'check' in each ? cup.throw(each.check) : cup.draw(each.deck);
    this.#reading.events.push(...events);
  }
}

const sameFaces = (a: Faces, b: Faces) => a.length === b.length && a.every((face, i) => face === b[i]);
