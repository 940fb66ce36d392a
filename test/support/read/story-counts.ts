import { keysOf } from '../../../src/cards/keys-of.ts';
import { OF_ANYBODY } from '../../../src/chronicle/debts/words-for-anybody.ts';
import { OF_THE_SQUADRON } from '../../../src/chronicle/debts/words-for-the-squadron.ts';
import { LATE } from '../../../src/chronicle/letters/words-to-families.ts';
import * as THREADS from '../../../src/chronicle/mess/words/threads.ts';
import { readerOf } from './claims/in-evenings.ts';
import { inWornFrames } from './frames.ts';
import type { DaysPapers, Papers } from './papers.ts';
import { ranked, sentencesOf } from './read-report.ts';

/** How far the papers of months are a story, as sums over months. */
export interface StoryCounts {
  /** Sentences of reports, and those in frames that their month uses five times. */
  readonly reported: number;
  readonly reportedWorn: number;
  /** Sentences of histories, and those in frames that theirs uses more than twice. */
  readonly history: number;
  readonly historyWorn: number;
  readonly evenings: number;
  /** Evenings of which nothing is told but a figure, and on which nobody writes. */
  readonly bare: number;
  /** Letters to families that say what brought a man down, and those that do not. */
  readonly caused: number;
  readonly uncaused: number;
  /** Threads that were closed by name; debts that were begun, that ended, and that the last page names. */
  readonly closed: number;
  readonly begun: number;
  readonly ended: number;
  readonly left: number;
}

const TERMS = [...OF_THE_SQUADRON.values(), ...OF_ANYBODY];
const read = (ways: readonly ((one: string, other: string) => string)[]) =>
  ways.map((way) => readerOf(way('<one>', '<other>')));

const BEGUN = read(TERMS.map(({ opens }) => opens));
const ENDED = read(
  TERMS.flatMap(({ paid, broken, orphaned, taken = orphaned }) => [
    paid,
    orphaned,
    taken,
    ...(broken === undefined ? [] : [broken]),
  ]),
);
const LEFT = read(TERMS.map(({ left }) => left));
const CLOSED = read([
  ...THREADS.PAPER_BACK,
  ...THREADS.PAPER_TOO_LATE,
  ...THREADS.STEADY,
  ...THREADS.TELEGRAM_CAME,
  ...THREADS.PAPER_REFUSED,
  ...THREADS.SHAKEN_LIES,
  ...THREADS.SHAKEN_LOST,
  ...THREADS.THANKS_NEVER,
  ...THREADS.THANKS_TOO_LATE,
  ...THREADS.NOTE_ALIVE,
  ...THREADS.NOTE_DEAD,
  ...THREADS.FLOWN_AGAIN,
  ...THREADS.NUMBER_FLOWN_AGAIN,
]);

const isOne = (text: string, forms: readonly RegExp[]): boolean => forms.some((form) => form.test(text));

/** What brought him down; or that nobody saw it, because his machine was by itself. */
const CAUSE =
  / He (?:was killed|came down) [^:]*?(?:, in a fight with |, when )|[Hh]is machine (?:went out alone|was out by itself|was by itself on its way|was last seen)/;

export function storyCounts({ days, history }: Papers): StoryCounts {
  const reported = days.flatMap(({ reports }) => reports.flatMap(ranked).flatMap(sentencesOf));
  const told = history.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf));
  const letters = days.flatMap(({ families }) => families.map(({ says }) => says));
  const caused = letters.filter((says) => CAUSE.test(says)).length;
  const threads = days.flatMap((day) => day.threads);
  const late = letters.filter((says) => LATE.some((opening) => says.startsWith(opening))).length;
  return {
    reported: reported.length,
    reportedWorn: inWornFrames(reported, 5),
    history: told.length,
    historyWorn: inWornFrames(told, 3),
    evenings: days.length,
    bare: days.filter(isBare).length,
    caused,
    uncaused: letters.length - caused,
    closed: threads.filter((text) => isOne(text, CLOSED)).length + late,
    begun: threads.filter((text) => isOne(text, BEGUN)).length,
    ended: threads.filter((text) => isOne(text, ENDED)).length,
    left: told.filter((text) => isOne(text, LEFT)).length,
  };
}

const isBare = ({ mess, threads, home, families }: DaysPapers): boolean =>
  mess.length + threads.length + home.length + families.length === 0;

const NONE: StoryCounts = {
  reported: 0,
  reportedWorn: 0,
  history: 0,
  historyWorn: 0,
  evenings: 0,
  bare: 0,
  caused: 0,
  uncaused: 0,
  closed: 0,
  begun: 0,
  ended: 0,
  left: 0,
};

/** The sum of many months. */
export function summed(months: readonly StoryCounts[]): StoryCounts {
  const sum: { -readonly [Each in keyof StoryCounts]: number } = { ...NONE };
  for (const month of months) for (const key of keysOf(NONE)) sum[key] += month[key];
  return sum;
}
