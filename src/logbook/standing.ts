import type { Campaign } from '../campaign/campaign.ts';
import { NO_ORDERS, type StandingOrders } from '../campaign/standing-orders.ts';
import type { Flight } from '../campaign/watch.ts';
import type { Stream } from '../table/checks.ts';
import { type Fell, isAnswered, isDrawn, type JournalEntry } from './journal.ts';
import {
  type CardsLine,
  type Dawn,
  type EnemyLine,
  isAnswer,
  isBack,
  isCards,
  isDawn,
  isDice,
  isEnemy,
  isHand,
  isMoments,
  isOpening,
  isOrders,
  isWords,
  type LogRecord,
  type Opening,
} from './record.ts';
import { Refusal } from './refusal.ts';
import { readThrows } from './throws.ts';

/** A record of the log-book in force, with the number of its line. */
export interface StandingRecord<State = Campaign> {
  readonly line: number;
  readonly record: LogRecord<State>;
  /** Its part of the day's journal. */
  readonly entries: readonly JournalEntry[];
}

/** The part that says how a day began. */
type Recorded<State> = Omit<StandingRecord<State>, 'entries'>;

/** A line whose throws are parsed when the day is first played, and not again at each answer. */
class StandingLine<State> implements StandingRecord<State> {
  readonly line: number;
  readonly record: LogRecord<State>;
  #entries: readonly JournalEntry[] | undefined;

  constructor(line: number, record: LogRecord<State>) {
    this.line = line;
    this.record = record;
  }

  get entries(): readonly JournalEntry[] {
    this.#entries ??= entriesIn(this.record);
    return this.#entries;
  }
}

/** The cards and the version of the rules. */
export type Edition = Pick<CardsLine, 'cards' | 'rules'>;

/** One day of the log-book: its start, its throws and answers, and the start of the next. */
export interface LoggedDay<State = Campaign> {
  readonly dawn: Dawn<State>;
  readonly line: number;
  readonly journal: LoggedJournal;
  /** The last edition that the day was played with. */
  readonly edition: Edition;
  /** The next day's dawn and its line; absent on the current day. */
  readonly next?: { readonly dawn: Dawn<State>; readonly line: number };
  /** Its stored moments, when it was over; absent where an older version played it. */
  readonly moments?: { readonly of: readonly unknown[]; readonly line: number };
}

/** A day's journal as the rules play it, and for each entry its line. */
interface LoggedJournal {
  readonly entries: readonly JournalEntry[];
  readonly lines: readonly number[];
}

/** The records in force: those that no later line has removed. */
export const inForce = <State>(records: readonly LogRecord<State>[]): StandingRecord<State>[] =>
  writtenOn([], 0, records);

/** The records in force after further records from a given line on. */
export function writtenOn<State>(
  before: readonly StandingRecord<State>[],
  lines: number,
  records: readonly LogRecord<State>[],
): StandingRecord<State>[] {
  const standing = [...before];
  let line = lines;
  for (const record of records) {
    line += 1;
    if (isBack(record)) goBack(standing, record.back);
    else standing.push(new StandingLine(line, record));
  }
  return standing;
}

/** Removes what stands after a line, but for the player's own words. */
function goBack<State>(standing: StandingRecord<State>[], behind: number): void {
  const words = standing.filter(({ line, record }) => line > behind && isWords(record));
  takeOff(standing, behind);
  standing.push(...words);
}

/** Removes what stands after a line. */
export function takeOff(standing: { readonly line: number }[], behind: number): void {
  standing.length = standing.findLastIndex(({ line }) => line <= behind) + 1;
}

export function openingOf<State>(standing: readonly Recorded<State>[]): Opening {
  const first = standing[0]?.record;
  if (!first || !isOpening(first)) throw new Error('The log-book has no opening line.');
  return first;
}

/** Whether the player leads a flight himself. */
export function leads<State>(standing: readonly StandingRecord<State>[]): (flight: Flight) => boolean {
  const { others } = openingOf(standing);
  return (flight) => others?.flights.includes(flight) !== true;
}

/** The present edition of the campaign. */
export function editionOf<State>(standing: readonly StandingRecord<State>[]): Edition {
  const change = standing.map(({ record }) => record).findLast(isCards);
  return change ?? openingOf(standing);
}

/** The streams that the player now rolls himself. */
export function byHandOf<State>(standing: readonly StandingRecord<State>[]): Set<Stream> {
  const byHand = new Set(openingOf(standing).byHand);
  for (const { record } of standing) {
    if (!isDice(record)) continue;
    for (const stream of record.streams) {
      if (record.dice === 'hand') byHand.add(stream);
      else byHand.delete(stream);
    }
  }
  return byHand;
}

/** The standing orders in force. */
export const ordersIn = <State>(standing: readonly StandingRecord<State>[]): StandingOrders =>
  standing.map(({ record }) => record).findLast(isOrders)?.orders ?? NO_ORDERS;

/** Who leads the side of every fight for which the opening names a policy. */
export const enemyIn = <State>(standing: readonly StandingRecord<State>[]): EnemyLine['enemy'] =>
  standing.map(({ record }) => record).findLast(isEnemy)?.enemy ?? 'a-policy';

/** The policy that now plays a side of every fight, and the side; nothing, where a player does. */
export const opponentIn = <State>(standing: readonly StandingRecord<State>[]): Opening['opponent'] =>
  enemyIn(standing) === 'a-player' ? undefined : openingOf(standing).opponent;

/** The days in force, first to last; the last of them is the current one. */
export function daysOf<State>(standing: readonly StandingRecord<State>[]): LoggedDay<State>[] {
  const days = splitAtDawns(standing);
  return days.map((day, i) => readDay(day, days[i + 1]));
}

export function todayOf<State>(standing: readonly StandingRecord<State>[]): LoggedDay<State> {
  const { dawn, line, place } = lastDawnIn(standing);
  return readDay({ dawn, line, later: standing.slice(place + 1), edition: editionOf(standing) }, undefined);
}

/** The start of today. */
export const dawnOf = <State>(standing: readonly Recorded<State>[]): Dawn<State> => lastDawnIn(standing).dawn;

function lastDawnIn<State>(standing: readonly Recorded<State>[]) {
  const place = standing.findLastIndex(({ record }) => isDawn(record));
  const last = standing[place];
  if (!last || !isDawn(last.record)) throw new Error('The log-book has no dawn.');
  return { dawn: last.record, line: last.line, place };
}

/** A dawn, and the lines between it and the next. */
interface DayLines<State> {
  readonly dawn: Dawn<State>;
  readonly line: number;
  readonly later: StandingRecord<State>[];
  edition: Edition;
}

function splitAtDawns<State>(standing: readonly StandingRecord<State>[]): DayLines<State>[] {
  const days: DayLines<State>[] = [];
  let edition: Edition = openingOf(standing);
  for (const each of standing) {
    const { line, record } = each;
    if (isCards(record)) edition = record;
    if (isDawn(record)) days.push({ dawn: record, line, later: [], edition });
    else days.at(-1)?.later.push(each);
    for (const today of days.slice(-1)) today.edition = edition;
  }
  return days;
}

function readDay<State>(
  { dawn, line, later, edition }: DayLines<State>,
  next: DayLines<State> | undefined,
): LoggedDay<State> {
  const written = later.findLast(({ record }) => isMoments(record));
  const of = written && isMoments(written.record) ? { of: written.record.of, line: written.line } : undefined;
  return {
    dawn,
    line,
    edition,
    journal: new JournalOfLines(later),
    ...(next && { next: { dawn: next.dawn, line: next.line } }),
    ...(of && { moments: of }),
  };
}

/** A day's journal, read when it is first played: what is told of a day that is over seldom needs it. */
class JournalOfLines implements LoggedJournal {
  readonly #of: readonly Pick<StandingRecord, 'line' | 'entries'>[];
  #entries: readonly JournalEntry[] | undefined;

  constructor(of: readonly Pick<StandingRecord, 'line' | 'entries'>[]) {
    this.#of = of;
  }

  get entries(): readonly JournalEntry[] {
    this.#entries ??= this.#of.flatMap(({ entries }) => entries);
    return this.#entries;
  }

  get lines(): readonly number[] {
    return this.#of.flatMap(({ line, entries }) => entries.map(() => line));
  }
}

function entriesIn<State>(record: LogRecord<State>): JournalEntry[] {
  const throws = throwsIn(record);
  return isAnswer(record) ? [...throws, { asked: record.asked, answer: record.answer }] : throws;
}

/** The throws of a line: the program's since the line before it, then the player's own. */
export function throwsIn<State>(record: LogRecord<State>): Fell[] {
  const threw = ('threw' in record ? record.threw : undefined) ?? '';
  const own = readThrows(threw, 'program');
  return isHand(record) ? [...own, ...readThrows(record.hand, 'player')] : own;
}

/**
 * A log-book in which every line can be what it says, a stranger's, may still bring the rules to what cannot be: that is
 * refused by line and place.
 */
export const unplayableIn =
  <State>({ dawn, line, journal }: LoggedDay<State>, standing: readonly StandingRecord<State>[]) =>
  (read: number, why: unknown): unknown => {
    if (why instanceof Refusal) return why;
    const { campaign } = openingOf(standing);
    const entry = journal.entries[read - 1];
    const at = journal.lines[read - 1] ?? line;
    const place = entry ? nameOf(entry) : `the state of day ${dawn.dawn}`;
    return new Refusal({ why: 'unplayable', campaign, line: at, place, because: `${why}` }, why);
  };

function nameOf(entry: JournalEntry): string {
  if (isAnswered(entry)) return entry.asked;
  return isDrawn(entry) ? entry.drew : entry.threw;
}
