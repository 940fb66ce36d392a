import { describe, expect, test } from 'vitest';
import { rosterOf } from '../../../src/campaign/roster.ts';
import { hexOf, targetNamed } from '../../../src/cards/map.ts';
import type { ScheduledMission } from '../../../src/cards/printed/daily-mission-roster.ts';
import { book } from '../../support/cards/book.ts';

const FLIGHTS = ['A', 'B', 'C'] as const;
type Flight = (typeof FLIGHTS)[number];

const DAYS = Array.from({ length: 30 }, (_, i) => i + 1);
const LATE = DAYS.filter((day) => day > 21);
const on = (day: number, flight: Flight): readonly ScheduledMission[] => rosterOf(flight, day, book) ?? [];
const isRoutine = ({ mission }: ScheduledMission) => mission !== 'dawn-patrol' && mission !== 'twilight-patrol';
const needsTwoSeaters = ({ mission }: ScheduledMission) => (book.missions[mission]?.crews.twoSeaters.from ?? 0) > 0;
const daysOf = (flight: Flight, mission: string) =>
  DAYS.filter((day) => on(day, flight).some((one) => one.mission === mission));
const all = LATE.flatMap((day) => FLIGHTS.flatMap((flight) => on(day, flight)));

test('(4) the Dawn Patrol goes on round the flights: each has it every third day of the month', () => {
  for (const [flight, first] of [
    ['A', 2],
    ['B', 1],
    ['C', 3],
  ] as const)
    expect(daysOf(flight, 'dawn-patrol')).toEqual(DAYS.filter((day) => day % 3 === first % 3));
});

test('a Twilight Patrol comes to each flight every fourth day, and to one flight of an evening', () => {
  for (const flight of FLIGHTS) {
    const days = daysOf(flight, 'twilight-patrol').filter((day) => day > 15);
    expect(days.slice(1).map((day, i) => day - (days[i] ?? 0))).toEqual(days.slice(1).map(() => 4));
  }
});

describe.each(FLIGHTS)('%s Flight', (flight) => {
  test('has two or three routine missions a day, no kind of them twice', () => {
    for (const day of LATE) {
      const routine = on(day, flight).filter(isRoutine);
      expect([2, 3]).toContain(routine.length);
      expect(new Set(routine.map(({ mission }) => mission)).size).toBe(routine.length);
    }
  });

  test('spots for the guns at least every fourth day, at a fixed half of it', () => {
    const days = [...daysOf(flight, 'artillery-spotting'), 31];
    for (const [i, day] of days.slice(1).entries()) expect(day - (days[i] ?? 0)).toBeLessThanOrEqual(4);
    for (const { half } of all.filter(({ mission }) => mission === 'artillery-spotting'))
      expect(['morning', 'afternoon']).toContain(half);
  });

  test('needs its two-seaters at most twice a day, and never twice for certain in one half', () => {
    for (const day of LATE) {
      const theirs = on(day, flight).filter(needsTwoSeaters);
      const fixed = theirs.map(({ half }) => half).filter((half) => half !== 'either');
      expect(theirs.length).toBeLessThanOrEqual(2);
      expect(new Set(fixed).size).toBe(fixed.length);
    }
  });

  test('spots for the guns on the 23rd or goes down on the trenches, for the infantry attacks', () => {
    const kinds = on(23, flight).map(({ mission }) => mission);
    expect(kinds).toContain('artillery-spotting');
  });
});

test('a mission that needs a target has one that its manual allows, in its own zone', () => {
  for (const { mission, target, zones } of all) {
    const kinds = book.missions[mission]?.targets ?? [];
    expect(target !== undefined).toBe(kinds.length > 0 && mission !== 'balloon-bursting');
    if (target === undefined) continue;
    const { kind, hex } = targetNamed(book.missionMap, target);
    expect(kinds).toContain(kind);
    expect(zones).toEqual([hexOf(book.missionMap, hex).zone]);
  }
});

test('every row of it is marked as ours', () => {
  for (const { source } of all) expect(['invented', 'derived']).toContain(source);
});

test('before the month and after it nobody owes anything', () => {
  expect([0, 31].map((day) => rosterOf('B', day, book))).toEqual([undefined, undefined]);
});
