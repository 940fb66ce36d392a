import type { Campaign } from '../../campaign/campaign.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type EveningLived, eveningLived } from '../../chronicle/letters/evening-lived.ts';
import { letterHome } from '../../chronicle/letters/letter-home.ts';
import { lettersToFamilies } from '../../chronicle/letters/to-the-family.ts';
import { LIKELY_CAMPAIGNS, parAfter } from '../../chronicle/likely.ts';
import { eveningTold } from '../../chronicle/mess/evening-told.ts';
import { gossipOfOurs } from '../../chronicle/mess/gossip-of-ours.ts';
import { momentsOf } from '../../chronicle/moments/moments.ts';
import { missionReports, reportText } from '../../chronicle/report/mission-report.ts';
import type { People } from '../../kit/screen/people.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { isDawn } from '../../logbook/record.ts';
import { openingOf } from '../../logbook/standing.ts';
import { breakfastText } from '../../screens/mess/breakfast.ts';
import type { ToldAmount } from '../../screens/mess/measure.ts';
import { asMuchAs, gossipText, isPostDay, messText, type PostedLetter } from '../../screens/mess/mess.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { asSet } from '../../shell/settings.ts';
import type { EventOf, EventType, GameEvent } from '../../table/events.ts';

/** The breakfast and mess around the missions of a day, and how much of it is told. */
export interface Frame {
  readonly measure: ToldAmount;
  /** The seed, which distinguishes this campaign. */
  readonly seed: string;
  /** The campaign at the start of a day, if the log-book has that day. */
  dawnOf(day: number): Campaign | undefined;
}

export const frameOf = (log: Pick<LogBook, 'standing'>, options: GlobalOptions): Frame => ({
  measure: asSet('texts', options),
  seed: openingOf(log.standing).seed,
  dawnOf: (day) =>
    log.standing
      .map(({ record }) => record)
      .filter(isDawn)
      .find(({ dawn }) => dawn === day)?.state,
});

/** An event's day and people. */
interface Around {
  readonly today: readonly GameEvent[];
  readonly people: People;
  readonly book: Rulebook;
}

/** The text at breakfast and in the mess around an event, a paragraph each. */
export function framing(event: GameEvent, frame: Frame, { today, people, book }: Around): string[] {
  const { measure, seed } = frame;
  if (measure === 'terse') return [];
  const broke = today.findLast(({ type }) => type === 'day-broke');
  const day = broke?.type === 'day-broke' ? broke.day : 1;
  const told = { day, measure, seed };
  switch (event.type) {
    case 'flight-paraded': {
      const par = book.squadron ? undefined : parAfter(event.flight, day - 1);
      return paragraph(breakfastText(event, { ...told, par, campaigns: LIKELY_CAMPAIGNS }, people));
    }
    case 'evening-came':
      return paragraph(eveningText(event, day, frame, { today, people, book }));
    case 'day-ended':
      return paragraph(gossipText(told, oursOn(day, frame, { today, people, book })));
    default:
      return [];
  }
}

/** How the flight takes the day, and its letters. */
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

/** (45) Letters to the families of lost men, whenever there are any; letters home, as often as the setting says. */
function lettersOf(evening: EveningLived, day: number, { measure, seed }: Frame): readonly PostedLetter[] {
  const home = isPostDay(evening.flight, { day, measure, seed }) ? letterHome(evening) : undefined;
  return [...lettersToFamilies(evening), ...(home ?? [])];
}

/** What others say about the day's deeds and losses. */
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

/** In the terse setting, unchanged ratings are no news. */
export const isLeftOut = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure === 'terse' &&
  events.length > 0 &&
  events.every((event) => RATINGS.includes(event.type) && 'from' in event && 'to' in event && event.from === event.to);

const PAUSES: readonly EventType[] = ['mission-ended', 'day-ended'];

/** Before the next take-off, and before the next day, the page waits for the reader. */
export const pausesAfter = (events: readonly GameEvent[], { measure }: Frame): boolean =>
  measure !== 'terse' && events.some(({ type }) => PAUSES.includes(type));
