import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { Chapter } from '../../../src/chronicle/history/chapter.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Letter } from '../../../src/chronicle/letters/letter.ts';
import type { Lived, LivedDay } from '../../../src/chronicle/lived.ts';
import { type DaysEvenings, eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';
import { withoutHisName } from './read-report.ts';

/** What a campaign's papers say: of each day, and the history of it all. */
export interface Papers {
  readonly days: readonly DaysPapers[];
  readonly history: readonly Chapter[];
}

/** The papers of a day: the reports with their paragraphs, the mess, the letters, and the gossip. */
export interface DaysPapers {
  readonly day: number;
  readonly reports: readonly (readonly string[])[];
  /** With what each evening begins. */
  readonly images: readonly string[];
  /** The missions that nobody flew. */
  readonly undone: readonly string[];
  readonly mess: readonly string[];
  /** What threads and debts come to, at breakfast and in the evening. */
  readonly threads: readonly string[];
  readonly home: readonly Letter[];
  readonly families: readonly Letter[];
  readonly gossip: readonly string[];
}

export function papersOf(lived: Lived): Papers {
  const evenings = eveningsOf(lived.days, lived);
  const papers: Papers = {
    days: lived.days.flatMap((day, i) => (evenings[i] ? [papersOn(day, evenings[i], lived.book)] : [])),
    history: historyOfApril(lived),
  };
  return throughout(papers, withoutHisName);
}

/** The same with each text changed. */
function throughout<Part>(part: Part, change: (text: string) => string): Part;
function throughout(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (Array.isArray(part)) return part.map((each) => throughout(each, change));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, throughout(value, change)]));
}

const papersOn = (day: LivedDay, { mornings, evenings, gossip }: DaysEvenings, book: Rulebook): DaysPapers => ({
  day: day.dawn.day,
  reports: missionReports(day.moments, book).map(({ paragraphs }) => paragraphs),
  images: evenings.flatMap(({ image }) => image ?? []),
  undone: evenings.flatMap(({ undone }) => undone),
  mess: evenings.flatMap(({ scenes }) => scenes),
  threads: [...mornings.flatMap(({ news }) => news), ...evenings.flatMap(({ threads }) => threads)],
  home: evenings.flatMap(({ home }) => home ?? []),
  families: evenings.flatMap(({ families }) => families),
  gossip: gossip === undefined ? [] : [gossip],
});
