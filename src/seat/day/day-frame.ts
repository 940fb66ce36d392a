import type { Campaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { homeOf } from '../../chronicle/homes.ts';
import type { Letter } from '../../chronicle/letters/letter.ts';
import { LIKELY_CAMPAIGNS, parAfter } from '../../chronicle/likely.ts';
import type { LivedDay } from '../../chronicle/lived.ts';
import { breakfastText } from '../../chronicle/mess/breakfast.ts';
import { type DaysEvenings, eveningsOf, type FlightEvening } from '../../chronicle/mess/evenings.ts';
import type { ToldAmount } from '../../chronicle/mess/measure.ts';
import { asMuchAs, gossipText, isPostDay, letterText } from '../../chronicle/mess/mess.ts';
import { momentsOf, readMoments } from '../../chronicle/moments/moments.ts';
import { misfitOnCards } from '../../chronicle/moments/on-cards.ts';
import { missionReports, reportText } from '../../chronicle/report/mission-report.ts';
import { sleptHere } from '../../chronicle/threads/slept-here.ts';
import { manNamed, type People } from '../../kit/screen/people.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { daysOf, type LoggedDay, openingOf } from '../../logbook/standing.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { asSet } from '../../shell/settings.ts';
import type { EventOf, EventType, GameEvent } from '../../table/events.ts';

/** The breakfast and mess around the missions of a day, and how much of it is told. */
export interface Frame {
  readonly measure: ToldAmount;
  /** The seed, which distinguishes this campaign. */
  readonly seed: string;
  /** Of the tutorial: its breakfast begins no debts, and its gossip is kept for it. */
  readonly isLesson?: boolean;
  /** The campaign at the start of a day, if the log-book has that day. */
  dawnOf(day: number): Campaign | undefined;
  /** The days before it, as far as the log-book tells what happened on them. */
  daysBefore(day: number, book: Rulebook): readonly LivedDay[];
}

export function frameOf(log: Pick<LogBook, 'standing'>, options: GlobalOptions): Frame {
  // Days that are over, by the line of their moments: an undo leads to another line.
  const read = new Map<number, readonly LivedDay[]>();
  return {
    measure: asSet('texts', options),
    seed: openingOf(log.standing).seed,
    dawnOf: (day) => daysOf(log.standing).find(({ dawn }) => dawn.dawn === day)?.dawn.state,
    daysBefore: (day, book) =>
      daysOf(log.standing)
        .filter(({ dawn }) => dawn.dawn < day)
        .flatMap((logged) => {
          const days = read.get(logged.moments?.line ?? 0) ?? writtenDown(logged, book);
          if (logged.moments) read.set(logged.moments.line, days);
          return days;
        }),
  };
}

/** A day whose moments cannot be told, a stranger's, is left out: the evening is told without it. */
function writtenDown({ dawn, moments: written }: LoggedDay, book: Rulebook): LivedDay[] {
  const moments = written && readMoments(written.of);
  const isTellable = moments && !('misfit' in moments) && misfitOnCards(moments, book) === undefined;
  return isTellable ? [{ dawn: dawn.state, moments }] : [];
}

/** An event's day and people, and of whom the mess gossips when the day is over. */
interface Around {
  readonly today: readonly GameEvent[];
  readonly people: People;
  readonly book: Rulebook;
  readonly gossip: 'all' | 'of-ours';
}

function dayOf(today: readonly GameEvent[]): number {
  const broke = today.findLast(({ type }) => type === 'day-broke');
  return broke?.type === 'day-broke' ? broke.day : 1;
}

/** The headlines of the evenings as the diary has them, too. */
export const headlinesIn =
  (frame: Frame | undefined, book: Rulebook, events: () => readonly GameEvent[]): People['headlineOf'] =>
  (flight) => {
    const today = events();
    const day = frame && eveningsOn(dayOf(today), frame, { today, book });
    return day?.evenings.find((each) => each.flight === flight)?.headline;
  };

/** The text at breakfast and in the mess around an event, a paragraph each. */
export function framing(event: GameEvent, frame: Frame, around: Around): string[] {
  const { measure, seed } = frame;
  const { today, people, book } = around;
  if (measure === 'terse') return [];
  const day = dayOf(today);
  const told = { day, measure, seed };
  switch (event.type) {
    case 'flight-paraded': {
      const usual = book.squadron ? undefined : parAfter(event.flight, day - 1);
      const threads =
        eveningsOn(day, frame, around)?.mornings.find(({ flight }) => flight === event.flight)?.news ?? [];
      const news = frame.isLesson ? [] : asMuchAs(measure, threads);
      const morning = { day, seed, usual, campaigns: LIKELY_CAMPAIGNS, news, ...BREAKFASTS[measure] };
      const of = (man: string) => manNamed(man, people);
      const days = [...frame.daysBefore(day, book), { moments: momentsOf(today) }];
      const yesterday = frame.daysBefore(day, book).at(-1);
      const isHere = (man: string) => sleptHere(man, yesterday?.dawn.day === day - 1 ? yesterday : undefined);
      const homes = (man: string) => homeOf(man, book, days);
      return paragraph(breakfastText(event, morning, { men: people.men, of, isHere, homeOf: homes }));
    }
    case 'evening-came':
      return eveningParagraphs(event, day, frame, around);
    case 'day-ended':
      return paragraph(
        gossipText(
          { ...told, gossip: around.gossip, isLesson: frame.isLesson === true },
          eveningsOn(day, frame, around)?.gossip,
        ),
      );
    default:
      return [];
  }
}

const BREAKFASTS = {
  full: { rollCall: 'whole', remarks: 'always' },
  usual: { rollCall: 'exceptions', remarks: 'sometimes' },
} as const;

/** How the flight takes the day, and its letters. */
function eveningParagraphs({ flight }: EventOf<'evening-came'>, day: number, frame: Frame, around: Around): string[] {
  const evening = eveningsOn(day, frame, around)?.evenings.find((each) => each.flight === flight);
  if (!evening) return [];
  const scenes = asMuchAs(frame.measure, evening.scenes);
  const told = [
    ...(evening.image === undefined ? [] : [evening.image]),
    ...scenes,
    ...evening.threads,
    ...evening.undone,
  ].join(' ');
  const letters = lettersOf(evening, day, frame).map((letter) => letterText(letter, around.people));
  return [...paragraph(told), ...letters].map((text) => `\n${text}`);
}

/** (45) Letters to the families of lost men, whenever there are any; letters home, as often as the setting says. */
function lettersOf(
  { flight, home, families }: FlightEvening,
  day: number,
  { measure, seed }: Frame,
): readonly Letter[] {
  return home && isPostDay(flight, { day, measure, seed }) ? [...families, home] : families;
}

function eveningsOn(
  day: number,
  frame: Frame,
  { today, book }: Pick<Around, 'today' | 'book'>,
): DaysEvenings | undefined {
  const dawn = frame.dawnOf(day);
  if (!dawn) return undefined;
  const days = [...frame.daysBefore(day, book), { dawn, moments: momentsOf(today) }];
  return eveningsOf(days, { seed: frame.seed, book }).at(-1);
}

/** The report of the mission that has just ended. */
export const lastReport = (today: readonly GameEvent[], book: Rulebook): string[] =>
  missionReports(momentsOf(today), book)
    .slice(-1)
    .map((report) => `\n${reportText(report)}`);

const paragraph = (text: string): string[] => (text === '' ? [] : [text]);

const RATINGS: readonly EventType[] = ['skill-checked', 'firing-checked', 'bravery-checked'];

/** In the terse setting, unchanged ratings are no news. */
export const isLeftOut = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure === 'terse' &&
  events.length > 0 &&
  events.every((event) => RATINGS.includes(event.type) && 'from' in event && 'to' in event && event.from === event.to);

const PAUSES: readonly EventType[] = ['mission-ended', 'day-ended'];

/** After breakfast, before the plan, it waits too; on the first morning it has waited already, below the opening. */
export const hasBreakfast = (events: readonly GameEvent[], frame: Frame | undefined): boolean =>
  frame !== undefined &&
  frame.measure !== 'terse' &&
  events.some((event) => event.type === 'flight-paraded' && event.points !== undefined);

/** Before the next take-off, and before the next day, the page waits for the reader. */
export const pausesAfter = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure !== 'terse' && events.some(({ type }) => PAUSES.includes(type));
