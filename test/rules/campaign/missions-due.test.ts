import { expect, test } from 'vitest';
import { FLIGHTS } from '../../../src/campaign/watch.ts';
import { missionsDue } from '../../../src/rules/campaign/missions-due.ts';
import { book } from '../../support/campaigns.ts';
import { bFlight, theFlight } from '../../support/flights.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

const FAIR = { total: 9, am: { number: 5, trend: 1 }, pm: { number: 7, trend: 1 } } as const;

type Half = 'morning' | 'afternoon' | 'not-flown';

const dueOn = (day: number, ...halves: Half[]) =>
  playLoaded((table) => missionsDue(theFlight(bFlight()), day, FAIR, table), {
    book,
    answers: { 'half-of-day': halves },
  });

test('(4) the roster names the missions of the day; those that leave it open are asked for, in its order', () => {
  const { result, asked } = dueOn(4, 'morning');
  expect(result.map(({ scheduled, watch }) => [scheduled.mission, watch])).toMatchObject([
    ['dawn-patrol', 'dawn'],
    ['long-reconnaissance', 'afternoon'],
    ['defensive-line-patrol', 'morning'],
  ]);
  expect(asked).toMatchObject([{ decision: 'half-of-day', about: { mission: 'defensive-line-patrol', zones: ['B'] } }]);
});

test('(6) before he chooses the half of the day the commander sees what the mission costs undone, and its target', () => {
  const { asked } = dueOn(8, 'morning', 'afternoon', 'not-flown');
  expect(asked[0]).toMatchObject({
    decision: 'half-of-day',
    about: { mission: 'photo-reconnaissance', zones: ['B'], target: 'troops-vis', notFlown: -10 },
    options: ['morning', 'afternoon', 'not-flown'],
  });
  expect(asked[2]?.about).not.toHaveProperty('target');
});

test('(6) a mission may be left undone from the first: it has no watch', () => {
  const { result } = dueOn(8, 'afternoon', 'not-flown', 'morning');
  expect(result.map(({ watch }) => watch)).toMatchObject(['afternoon', undefined, 'morning']);
});

test('(4) on each of the 21 days one flight has the Dawn Patrol', () => {
  const patrols = book.dailyMissionRoster.days.map(
    (day) => FLIGHTS.filter((flight) => day[flight].some(({ half }) => half === 'dawn')).length,
  );
  expect(patrols).toMatchObject(Array.from({ length: 21 }, () => 1));
});

test('(4) after the 21st day nothing is due: the roster has no such day', () => {
  expect(() => dueOn(22)).toThrow('day 22');
});
