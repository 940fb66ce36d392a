import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hexOf, targetNamed } from '../../../src/cards/map.ts';
import type { ScheduledMission } from '../../../src/cards/printed/daily-mission-roster.ts';
import { book } from '../../support/cards/book.ts';

const { days } = book.dailyMissionRoster;
const FLIGHTS = ['A', 'B', 'C'] as const;
type Flight = (typeof FLIGHTS)[number];

const on = (day: number, flight: Flight): readonly ScheduledMission[] => days[day - 1]?.[flight] ?? [];
const isRoutine = ({ mission }: ScheduledMission) => mission !== 'dawn-patrol' && mission !== 'twilight-patrol';
const everyDay = FLIGHTS.flatMap((flight) => days.map(({ day }) => ({ day, flight, missions: on(day, flight) })));
const all = everyDay.flatMap(({ missions }) => missions);
const daysOf = (flight: Flight, mission: string) =>
  days.filter(({ day }) => on(day, flight).some((one) => one.mission === mission)).map(({ day }) => day);

test('(4) each flight flies the Dawn Patrol every third day, B flight on the 1st, and one flight flies it each day', () => {
  expect(daysOf('B', 'dawn-patrol')).toEqual([1, 4, 7, 10, 13, 16, 19]);
  for (const { day } of days)
    expect(FLIGHTS.filter((flight) => daysOf(flight, 'dawn-patrol').includes(day))).toHaveLength(1);
});

test.each(everyDay)('(introduction) $flight flight has two or three routine missions on day $day', ({ missions }) => {
  const routine = missions.filter(isRoutine);
  expect([2, 3]).toContain(routine.length);
  expect(new Set(routine.map(({ mission }) => mission)).size).toBe(routine.length);
});

/** What the reports of a campaign with B flight say of its roster, with the half of the day where they name it. */
test.each([
  [1, { half: 'morning', mission: 'balloon-bursting', zones: ['B', 'C'] }],
  [2, { half: 'morning', mission: 'photo-reconnaissance', target: 'hq-vitry' }],
  [3, { mission: 'offensive-line-patrol', zones: ['C'] }],
  [4, { half: 'dawn', mission: 'dawn-patrol' }],
  [4, { half: 'afternoon', mission: 'long-reconnaissance', zones: ['B'] }],
  [5, { half: 'afternoon', mission: 'bombing-raid', zones: ['C'], target: 'dump-marcoing' }],
  [6, { half: 'afternoon', mission: 'bombing-raid' }],
  [6, { half: 'twilight', mission: 'twilight-patrol', zones: ['C'] }],
  [8, { mission: 'photo-reconnaissance', target: 'troops-vis' }],
  [11, { mission: 'photo-reconnaissance', zones: ['B'] }],
  [13, { half: 'dawn', mission: 'dawn-patrol' }],
  [13, { half: 'morning', mission: 'long-reconnaissance', zones: ['B'] }],
  [13, { half: 'afternoon', mission: 'artillery-spotting' }],
  [14, { half: 'morning', mission: 'long-reconnaissance', zones: ['B'] }],
  [14, { half: 'twilight', mission: 'twilight-patrol' }],
  [18, { half: 'morning', mission: 'balloon-bursting', zones: ['A', 'C'] }],
  [19, { half: 'morning', mission: 'trench-strafing', zones: ['B'] }],
  [19, { half: 'afternoon', mission: 'photo-reconnaissance' }],
])('(reported) B flight on day %i: %o', (day, mission) => {
  expect(on(day, 'B')).toContainEqual(expect.objectContaining({ ...mission, source: 'reported' }));
});

test('(reported) the targets that B flight was given are an Advance HQ, a Supply Dump, and troops', () => {
  const kinds = ['hq-vitry', 'dump-marcoing', 'troops-vis'].map((id) => targetNamed(book.missionMap, id).kind);
  expect(kinds).toEqual(['advance-hq', 'supply-dump', 'troops']);
});

test('(reported) B flight goes for the same objective on days 13 and 14', () => {
  const objective = (day: number) => on(day, 'B').find(({ mission }) => mission === 'long-reconnaissance')?.target;
  expect(objective(14)).toBe(objective(13));
});

test('(introduction) Artillery Spotting is always fixed to a half of the day, most other missions are not', () => {
  const fixed = all.filter((one) => isRoutine(one) && one.half !== 'either');
  const spotting = all.filter(({ mission }) => mission === 'artillery-spotting');
  expect(spotting.every(({ half }) => half === 'morning' || half === 'afternoon')).toBe(true);
  expect(spotting.length).toBeGreaterThan(fixed.length / 2);
  expect(fixed.length).toBeLessThan(all.filter(isRoutine).length / 3);
});

test.each(FLIGHTS)('%s flight spots for the guns at least every fourth day', (flight) => {
  const spotting = [0, ...daysOf(flight, 'artillery-spotting'), 22];
  for (const [i, day] of spotting.slice(1).entries()) expect(day - (spotting[i] ?? 0)).toBeLessThanOrEqual(4);
});

test.each(FLIGHTS)(
  '%s flight has a Defensive Line Patrol to blood its novices on at least half of the days',
  (flight) => {
    expect(daysOf(flight, 'defensive-line-patrol').length).toBeGreaterThanOrEqual(10);
  },
);

test('no flight needs its two-seaters three times in a day, nor twice for certain in one half of it', () => {
  const needsTwoSeaters = ({ mission }: ScheduledMission) => (book.missions[mission]?.crews.twoSeaters.from ?? 0) > 0;
  for (const { missions } of everyDay) {
    const theirs = missions.filter(needsTwoSeaters);
    const fixed = theirs.map(({ half }) => half).filter((half) => half !== 'either');
    expect(theirs.length).toBeLessThanOrEqual(2);
    expect(new Set(fixed).size).toBe(fixed.length);
  }
});

test('a mission that needs a target has one that its manual allows, in its own zone; others have none', () => {
  for (const { mission, target, zones } of all) {
    const kinds = book.missions[mission]?.targets ?? [];
    const named = kinds.length > 0 && mission !== 'balloon-bursting';
    expect(target !== undefined).toBe(named);
    if (target === undefined) continue;
    const { kind, hex } = targetNamed(book.missionMap, target);
    expect(kinds).toContain(kind);
    expect(zones).toEqual([hexOf(book.missionMap, hex).zone]);
  }
});

test('(reported) balloons are hunted in two zones', () => {
  for (const { mission, zones } of all) if (mission === 'balloon-bursting') expect(zones).toHaveLength(2);
});

test('every mission is flown at a time of day that its manual knows', () => {
  for (const { mission, half } of all) {
    const watches = book.missions[mission]?.watches ?? [];
    const asked = half === 'either' ? (['morning', 'afternoon'] as const) : [half];
    for (const watch of asked) expect(watches).toContain(watch);
  }
});

test('at most one flight a day has a Twilight Patrol', () => {
  for (const { day } of days)
    expect(FLIGHTS.filter((flight) => daysOf(flight, 'twilight-patrol').includes(day)).length).toBeLessThanOrEqual(1);
});

test.each(FLIGHTS)('%s flight flies every one of the ten missions', (flight) => {
  const flown = new Set(days.flatMap(({ day }) => on(day, flight).map(({ mission }) => mission)));
  expect([...flown].sort()).toEqual(Object.keys(book.missions).sort());
});

test('docs/charts/roster.md counts the missions as the card has them', () => {
  const page = readFileSync('docs/charts/roster.md', 'utf8');
  for (const id of Object.keys(book.missions)) {
    const counts = FLIGHTS.map((flight) => String(daysOf(flight, id).length).padEnd(3));
    expect(page).toContain(`| ${[id.padEnd(21), ...counts].join(' | ')} |`);
  }
});
