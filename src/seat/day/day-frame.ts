import type { Campaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type EveningLived, eveningLived } from '../../chronicle/letters/evening-lived.ts';
import { letterHome } from '../../chronicle/letters/letter-home.ts';
import { lettersToFamilies } from '../../chronicle/letters/to-the-family.ts';
import { parAfter } from '../../chronicle/likely.ts';
import { eveningTold } from '../../chronicle/mess/evening-told.ts';
import { gossipOfOurs } from '../../chronicle/mess/gossip-of-ours.ts';
import { momentsOf } from '../../chronicle/moments/moments.ts';
import { missionReports, reportText } from '../../chronicle/report/mission-report.ts';
import type { People } from '../../kit/screen/people.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { isDawn } from '../../logbook/record.ts';
import { openingOf } from '../../logbook/standing.ts';
import { breakfastText } from '../../screens/mess/breakfast.ts';
import type { Measure } from '../../screens/mess/measure.ts';
import { asMuchAs, gossipText, isPostDay, messText, type Posted } from '../../screens/mess/mess.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import type { EventOf, EventType, GameEvent } from '../../table/events.ts';

/** What stands around the missions of a day, breakfast and mess, and how much of it is told. */
export interface Frame {
  readonly measure: Measure;
  /** What tells this campaign from another. */
  readonly seed: string;
  /** The campaign as a day of it began, where the log-book has that day. */
  dawnOf(day: number): Campaign | undefined;
}

export const frameOf = (log: Pick<LogBook, 'standing'>, options: GlobalOptions): Frame => ({
  measure: measureOf(options),
  seed: openingOf(log.standing).seed,
  dawnOf: (day) =>
    log.standing
      .map(({ record }) => record)
      .filter(isDawn)
      .find(({ dawn }) => dawn === day)?.state,
});

function measureOf({ terse, full }: GlobalOptions): Measure {
  if (terse) return 'terse';
  return full ? 'full' : 'usual';
}

/** The day and those in it, around an event. */
interface Around {
  readonly today: readonly GameEvent[];
  readonly people: People;
  readonly book: Rulebook;
}

/** What is said at breakfast and in the mess around an event, a paragraph each. */
export function framing(event: GameEvent, frame: Frame, { today, people, book }: Around): string[] {
  const { measure, seed } = frame;
  if (measure === 'terse') return [];
  const broke = today.findLast(({ type }) => type === 'day-broke');
  const day = broke?.type === 'day-broke' ? broke.day : 1;
  const told = { day, measure, seed };
  switch (event.type) {
    case 'flight-paraded':
      return paragraph(
        breakfastText(event, { ...told, par: book.squadron ? undefined : parAfter(event.flight, day - 1) }, people),
      );
    case 'evening-came':
      return paragraph(eveningText(event, day, frame, { today, people, book }));
    case 'day-ended':
      return paragraph(gossipText(told, oursOn(day, frame, { today, people, book })));
    default:
      return [];
  }
}

/** How the flight takes the day, and what it writes. */
function eveningText(
  came: EventOf<'evening-came'>,
  day: number,
  frame: Frame,
  { today, people, book }: Around,
): string {
  const dawn = frame.dawnOf(day);
  if (!dawn) return '';
  const evening = eveningLived(came.flight, { dawn, moments: momentsOf(today) }, { seed: frame.seed, book });
  return messText(asMuchAs(frame.measure, eveningTold(evening)), lettersOf(evening, day, frame), people);
}

/** (45) To the families of those who were lost, whenever there are such; home, as often as it is to be heard. */
function lettersOf(evening: EveningLived, day: number, { measure, seed }: Frame): readonly Posted[] {
  const home = isPostDay(evening.flight, { day, measure, seed }) ? letterHome(evening) : undefined;
  return [...lettersToFamilies(evening), ...(home ?? [])];
}

/** What is said elsewhere of the day's deeds and losses. */
function oursOn(day: number, { seed, dawnOf }: Frame, { today, book }: Around): string | undefined {
  const dawn = dawnOf(day);
  return dawn && gossipOfOurs({ dawn, moments: momentsOf(today) }, { seed, book });
}

/** The report of the mission that has just ended. */
export const lastReport = (today: readonly GameEvent[], book: Rulebook): string[] =>
  missionReports(momentsOf(today), book)
    .slice(-1)
    .map((report) => `\n${reportText(report)}`);

const paragraph = (text: string): string[] => (text === '' ? [] : [text]);

const RATINGS: readonly EventType[] = ['skill-checked', 'firing-checked', 'bravery-checked'];

/** Told tersely, the ratings of a man who is as he was are no news. */
export const isLeftOut = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure === 'terse' &&
  events.length > 0 &&
  events.every((event) => RATINGS.includes(event.type) && 'from' in event && 'to' in event && event.from === event.to);

const PAUSES: readonly EventType[] = ['mission-ended', 'day-ended'];

/** Before the next take-off, and before the next day, the reader has time. */
export const pausesAfter = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure !== 'terse' && events.some(({ type }) => PAUSES.includes(type));
