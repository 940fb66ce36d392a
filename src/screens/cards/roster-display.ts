import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Block, type CardGrid, type CardTableBlock, rows } from '../../kit/screen/cards/make.ts';
import { dateOf } from '../../words/numbers.ts';

type PrintedRoster = Rulebook['dailyMissionRoster' | 'nineDaysMore'];
type Day = PrintedRoster['days'][number];
const FLIGHTS = ['A', 'B', 'C'] as const;
const WEEK = 7;

/** A roster as a calendar, with the days of a week side by side. */
export function rosterDisplay({ days }: PrintedRoster, book: Rulebook): Block[] {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, i) => days.slice(i * WEEK, (i + 1) * WEEK));
  const used = [
    ...new Set(days.flatMap((day) => FLIGHTS.flatMap((flight) => day[flight])).map(({ mission }) => mission)),
  ];
  const calendar: CardGrid = {
    shape: 'grid',
    title: titleOf(days),
    rows: weeks.map((week) => week.map(dayLines)),
    note: `${used.map((id) => `${short(id)} ${nameOf(id, book)}`).join(', ')}. The letters behind it: the zones. am, pm: that half of the day and no other. --sources lists every mission with its target.`,
    table: schedule(days, book),
  };
  return [calendar];
}

const titleOf = (days: readonly Day[]): string =>
  `${days[0]?.day === 1 ? 'The three weeks' : 'The rest of April'} (rule 4)`;

/** `PR`: a mission by the first letters of its name. */
const short = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const nameOf = (id: string, { missions }: Rulebook) => missions[id]?.mission ?? id;

function dayLines(day: Day): string[] {
  const date = dateOf(day.day).slice(0, 3);
  return [
    `${date} ${day.day}`,
    ...FLIGHTS.flatMap((flight) => day[flight].map((one, i) => line(i === 0 ? flight : ' ', one))),
  ];
}

const HALVES: Readonly<Partial<Record<ScheduledMission['half'], string>>> = { morning: ' am', afternoon: ' pm' };

const line = (head: string, { half, mission, zones }: ScheduledMission) =>
  `${head} ${short(mission)} ${zones.join('')}${HALVES[half] ?? ''}`;

function schedule(days: readonly Day[], book: Rulebook): CardTableBlock {
  const all = days.flatMap((day) =>
    FLIGHTS.flatMap((flight) => day[flight].map((one) => ({ day: day.day, flight, ...one }))),
  );
  return rows(titleOf(days), all, {
    mission: ['mission', (id) => nameOf(id, book)],
    zones: ['zones', (zones) => zones.join(' ')],
    target: ['target', (id) => book.missionMap.targets.find(({ target }) => target === id)?.name ?? id],
  });
}
