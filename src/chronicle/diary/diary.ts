import { allMen } from '../../campaign/campaign.ts';
import { menOf } from '../../campaign/namesakes.ts';
import { GOSSIP } from '../../words/gossip.ts';
import { dateOf } from '../../words/numbers.ts';
import { namesOf } from '../history/happenings-told.ts';
import { homeOf } from '../homes.ts';
import type { Letter } from '../letters/letter.ts';
import type { Lived, LivedDay } from '../lived.ts';
import { breakfastText, paradeOf } from '../mess/breakfast.ts';
import { type DaysEvenings, eveningsOf, type FlightEvening, type FlightMorning } from '../mess/evenings.ts';
import { IN_YOUR_WORDS, ownWordsTold } from '../own-words.ts';
import { missionReports, reportParagraphs } from '../report/mission-report.ts';
import { inShort, isUntold, untoldNote } from '../untold.ts';

/** A day of the diary: its reports, its evenings, and what was said and noted. */
export interface DiaryDay {
  readonly day: number;
  /** `Sunday, 1 April 1917`. */
  readonly title: string;
  readonly parts: readonly DiaryPart[];
}

/** A part of a day, under its heading. */
interface DiaryPart {
  readonly is: 'breakfast' | 'report' | 'evening' | 'gossip' | 'other';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** All that was told of each day of a campaign, day by day. */
export function diaryOf(lived: Lived): DiaryDay[] {
  const evenings = eveningsOf(lived.days, lived);
  return lived.days
    .map((day, i) => ({ day: day.dawn.day, title: dateOf(day.dawn.day), parts: partsOf(day, evenings[i], lived) }))
    .filter(({ parts }) => parts.length > 0);
}

function partsOf(day: LivedDay, evenings: DaysEvenings | undefined, lived: Lived): DiaryPart[] {
  const { book, notes = [] } = lived;
  const own = ownWordsTold(notes.filter((note) => note.day === day.dawn.day));
  return [
    ...(isUntold(day) ? [part('The Day', [untoldNote({ days: [day] }) ?? '', ...inShort(day, book)])] : []),
    ...(evenings?.mornings ?? []).map((morning) => breakfastPart(morning, day, lived)),
    ...missionReports(day.moments, book).map((report) => part(report.title, reportParagraphs(report), 'report')),
    ...(evenings?.evenings ?? []).map((evening) => eveningPart(evening, lived)),
    ...(evenings && evenings.evenings.length > 0 ? [part('Heard in the Mess', heardOn(evenings), 'gossip')] : []),
    part(IN_YOUR_WORDS, own),
  ].filter(({ paragraphs }) => paragraphs.length > 0);
}

const part = (title: string, paragraphs: readonly string[], is: DiaryPart['is'] = 'other'): DiaryPart => ({
  is,
  title,
  paragraphs,
});

function breakfastPart({ flight, news }: FlightMorning, { dawn }: LivedDay, lived: Lived): DiaryPart {
  const { now, seed } = lived;
  const record = dawn.flights.find((each) => each.flight === flight);
  const amount = { rollCall: 'exceptions', remarks: 'always' } as const;
  // What simulated campaigns come to is no matter for a diary.
  const morning = { day: dawn.day, seed, usual: undefined, campaigns: 0, news, ...amount };
  const names = {
    men: menOf(allMen(dawn)),
    of: namesOf(lived).on(dawn.day).of,
    homeOf: (man: string) => homeOf(man, lived.book, lived.days),
  };
  const told = record ? breakfastText(paradeOf(record, dawn.day), morning, names) : '';
  return part(
    now.flights.length > 1 ? `Breakfast of ${flight} Flight` : 'Breakfast',
    told === '' ? [] : [told],
    'breakfast',
  );
}

function eveningPart(evening: FlightEvening, lived: Lived): DiaryPart {
  const { day, flight, headline, image, scenes, threads, undone, families, home } = evening;
  const told = [headline, image, ...scenes, ...threads, ...undone].filter((each) => each !== undefined).join(' ');
  const letters = [...families, ...(home ? [home] : [])].map((letter) => letterTold(letter, day, lived));
  const title = lived.now.flights.length > 1 ? `The Evening of ${flight} Flight` : 'The Evening';
  return part(title, [...(told === '' ? [] : [told]), ...letters], 'evening');
}

const letterTold = ({ by, to, from, says }: Letter, day: number, lived: Lived): string =>
  `${namesOf(lived).on(day).of(by)} writes ${from === undefined ? '' : `from ${from} `}to ${to}: “${says}”`;

const heardOn = ({ day, gossip }: DaysEvenings): string[] => [
  ...(GOSSIP[day] ?? []),
  ...(gossip === undefined ? [] : [gossip]),
];
