import { expect, test } from 'vitest';
import { FLIGHTS } from '../../../src/campaign/watch.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { chooseHalf, missionsDue } from '../../../src/procedure/campaign/missions-due.ts';
import type { Question } from '../../../src/table/decisions.ts';
import { aTask, withTasks } from '../../support/cards/special-tasks.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const FAIR = { total: 9, am: { number: 5, trend: 1 }, pm: { number: 7, trend: 1 } } as const;

type Half = 'morning' | 'afternoon' | 'not-flown';

function dueOn(day: number, halves: readonly Half[], cards: Rulebook = book) {
  const { result, asked } = playLoaded(
    (table) => {
      const plan = missionsDue(
        { flight: theFlight(bFlight()), officer: undefined, day, daysLeft: undefined, forecast: FAIR, task: undefined },
        table,
      );
      for (const mission of plan.missions) chooseHalf(mission, plan, theFlight(bFlight()), table);
      return plan;
    },
    { book: cards, answers: { 'half-of-day': halves } },
  );
  return { plan: result, asked: asked as Extract<Question, { decision: 'half-of-day' }>[] };
}

test('(4) the roster names the missions of the day; those that leave it open are asked for, in its order', () => {
  const { plan, asked } = dueOn(4, ['morning']);
  expect(plan.missions.map(({ key, watch, stands }) => [key, watch, stands])).toEqual([
    ['dawn-patrol', 'dawn', 'open'],
    ['long-reconnaissance', 'afternoon', 'open'],
    ['defensive-line-patrol', 'morning', 'open'],
  ]);
  expect(asked).toMatchObject([{ decision: 'half-of-day', about: { mission: 'defensive-line-patrol', zones: ['B'] } }]);
});

test('(5) the plan has the weather with which each half of the day begins', () => {
  expect(dueOn(4, ['morning']).plan).toMatchObject({
    day: 4,
    flight: 'B',
    weather: { morning: FAIR.am, afternoon: FAIR.pm },
    next: 'dawn',
  });
});

test('(6) before he chooses the half of the day the commander sees what the mission costs undone, and its target', () => {
  const { asked } = dueOn(8, ['morning', 'afternoon', 'not-flown']);
  expect(asked[0]).toMatchObject({
    decision: 'half-of-day',
    about: { mission: 'photo-reconnaissance', zones: ['B'], target: 'troops-vis', notFlown: -10 },
    options: ['morning', 'afternoon', 'not-flown'],
  });
  expect(asked[2]?.about).toMatchObject({ target: undefined });
});

test('(6) he sees how many other missions each half has already; those left undone are not of them', () => {
  const { asked } = dueOn(8, ['morning', 'not-flown', 'afternoon']);
  expect(asked.map(({ about }) => about.due)).toEqual([
    { morning: 0, afternoon: 0 },
    { morning: 1, afternoon: 0 },
    { morning: 1, afternoon: 0 },
  ]);
});

test('(6) a mission may be left undone from the first: it has no watch', () => {
  const { plan } = dueOn(8, ['afternoon', 'not-flown', 'morning']);
  expect(plan.missions.map(({ watch, stands }) => [watch, stands])).toEqual([
    ['afternoon', 'open'],
    [undefined, 'not-flown'],
    ['morning', 'open'],
  ]);
});

test('(4) a mission that a roster has twice on a day has a number behind its name the second time', () => {
  const cards = structuredClone(book);
  const day = cards.dailyMissionRoster.days[7];
  if (day) day.B = day.B.map((mission) => ({ ...mission, mission: 'offensive-line-patrol' }));
  const { plan } = dueOn(8, ['morning', 'afternoon', 'not-flown'], cards);
  expect(plan.missions.map(({ key }) => key)).toEqual([
    'offensive-line-patrol',
    'offensive-line-patrol-2',
    'offensive-line-patrol-3',
  ]);
});

test('(4) on each of the 21 days one flight has the Dawn Patrol', () => {
  const patrols = book.dailyMissionRoster.days.map(
    (day) => FLIGHTS.filter((flight) => day[flight].some(({ half }) => half === 'dawn')).length,
  );
  expect(patrols).toMatchObject(Array.from({ length: 21 }, () => 1));
});

test('(4) after the 30th day nothing is due: no roster has such a day', () => {
  expect(() => dueOn(31, [])).toThrow('day 31');
});

test('(4) (ours) a special task that was taken on stands before what the roster has, as its card has it', () => {
  const cards = withTasks({ 'a-task': aTask({ half: 'afternoon', zones: ['C'], target: 'guns-lens' }) }, book);
  const { result } = playLoaded(
    (table) =>
      missionsDue(
        { flight: theFlight(bFlight()), officer: undefined, day: 4, daysLeft: 17, forecast: FAIR, task: 'a-task' },
        table,
      ),
    { book: cards },
  );
  expect(result.missions.map(({ key }) => key)).toEqual([
    'a-task',
    'dawn-patrol',
    'long-reconnaissance',
    'defensive-line-patrol',
  ]);
  expect(result.missions[0]).toMatchObject({
    watch: 'afternoon',
    scheduled: { half: 'afternoon', mission: 'a-task', zones: ['C'], target: 'guns-lens', source: 'invented' },
  });
});
