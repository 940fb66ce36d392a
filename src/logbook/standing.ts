import type { Campaign } from '../campaign/campaign.ts';
import type { Stream } from '../table/checks.ts';
import type { JournalEntry, Thrown } from './journal.ts';
import {
  type CardsLine,
  type Dawn,
  isAnswer,
  isBack,
  isCards,
  isDawn,
  isDice,
  isHand,
  isOpening,
  type LogRecord,
  type Opening,
  type Threw,
} from './record.ts';
import { readThrows } from './throws.ts';

/** A record of the log-book that is in force, with the number of its line. */
export interface Standing<State = Campaign> {
  readonly line: number;
  readonly record: LogRecord<State>;
}

/** Which cards, and which version of the rules. */
export type Edition = Pick<CardsLine, 'cards' | 'rules'>;

/** One day of the log-book: how it began, what was thrown and answered, and how the next began. */
export interface LoggedDay<State = Campaign> {
  readonly dawn: Dawn<State>;
  readonly line: number;
  readonly journal: LoggedJournal;
  /** What the day was played with, in the end. */
  readonly edition: Edition;
  /** The next day's dawn and its line; absent on the day that is being played. */
  readonly next?: { readonly dawn: Dawn<State>; readonly line: number };
}

/** A day's journal as the rules play it, and for each entry the line that holds it. */
export interface LoggedJournal {
  readonly entries: readonly JournalEntry[];
  readonly lines: readonly number[];
}

/** The records in force: those that no later line went back behind. */
export function inForce<State>(records: readonly LogRecord<State>[]): Standing<State>[] {
  let standing: Standing<State>[] = [];
  for (const [i, record] of records.entries()) {
    if (isBack(record)) standing = standing.filter(({ line }) => line <= record.back);
    else standing.push({ line: i + 1, record });
  }
  return standing;
}

export function openingOf(standing: readonly Standing<unknown>[]): Opening {
  const first = standing[0]?.record;
  if (!first || !isOpening(first)) throw new Error('The log-book has no opening line.');
  return first;
}

/** What the campaign is now played with. */
export function editionOf(standing: readonly Standing<unknown>[]): Edition {
  const changes = standing.map(({ record }) => record).filter(isCards);
  return changes.at(-1) ?? openingOf(standing);
}

/** The streams that are now in the player's own hand. */
export function byHandOf(standing: readonly Standing<unknown>[]): Set<Stream> {
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

/** The days in force, first to last; the last of them is the one being played. */
export function daysOf<State>(standing: readonly Standing<State>[]): LoggedDay<State>[] {
  const days = splitAtDawns(standing);
  return days.map((day, i) => readDay(day, days[i + 1]));
}

export function todayOf<State>(standing: readonly Standing<State>[]): LoggedDay<State> {
  const today = splitAtDawns(standing).at(-1);
  if (!today) throw new Error('The log-book has no dawn.');
  return readDay(today, undefined);
}

/** A dawn, and what the log-book has between it and the next. */
interface DayLines<State> {
  readonly dawn: Dawn<State>;
  readonly line: number;
  readonly later: Standing<State>[];
  edition: Edition;
}

function splitAtDawns<State>(standing: readonly Standing<State>[]): DayLines<State>[] {
  const days: DayLines<State>[] = [];
  let edition: Edition = openingOf(standing);
  for (const { line, record } of standing) {
    if (isCards(record)) edition = record;
    if (isDawn(record)) days.push({ dawn: record, line, later: [], edition });
    else days.at(-1)?.later.push({ line, record });
    for (const today of days.slice(-1)) today.edition = edition;
  }
  return days;
}

function readDay<State>(
  { dawn, line, later, edition }: DayLines<State>,
  next: DayLines<State> | undefined,
): LoggedDay<State> {
  const day = { dawn, line, edition, journal: journalOf(later) };
  return next ? { ...day, next: { dawn: next.dawn, line: next.line } } : day;
}

function journalOf(lines: readonly Standing<unknown>[]): LoggedJournal {
  const journal = lines.flatMap(({ line, record }) => entriesIn(record).map((entry) => ({ line, entry })));
  return { entries: journal.map(({ entry }) => entry), lines: journal.map(({ line }) => line) };
}

function entriesIn(record: LogRecord<unknown>): JournalEntry[] {
  const throws = throwsIn(record);
  return isAnswer(record) ? [...throws, { asked: record.asked, answer: record.answer }] : throws;
}

/** The throws that a line tells of: the program's since the line before it, then the player's own. */
export function throwsIn(record: LogRecord<unknown>): Thrown[] {
  const { threw = '' } = record as Threw;
  return isHand(record) ? [...readThrows(threw, false), ...readThrows(record.hand, true)] : readThrows(threw, false);
}
