import { expect, test } from 'vitest';
import type { Available, PlannedMission } from '../../../src/campaign/plan.ts';
import { flyPlanned } from '../../../src/procedure/campaign/fly-planned.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf } from '../../support/people/plans.ts';
import { inTheOrderHeard } from '../../support/table/in-the-order-heard.ts';
import { playLoaded, type Script } from '../../support/table/loaded-dice.ts';

const HALDENBY = aMan({ airman: 'haldenby', machine: 'B1' });
const RIDSDALE = aMan({
  airman: 'ridsdale',
  machine: 'B7',
  observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
});

/** A Dawn Patrol flown by these crews in the clear. */
function flown(crews: readonly Available[], script: Omit<Script, 'book'>) {
  const campaign = bFlight({ day: 4 });
  const scheduled = { half: 'dawn' as const, mission: 'dawn-patrol', zones: ['B' as const], source: 'reconstructed' };
  const planned: PlannedMission = missionOf(scheduled, 'dawn', { crews, stands: 'planned' });
  const begins = { record: theFlight(campaign), watch: 'dawn' as const, start: { number: 7, trend: 1 as const } };
  const { events, result } = playLoaded((table) => flyPlanned(planned, begins, campaign, table), { book, ...script });
  return { planned, events, campaign, ...result };
}

/** Up over the field, a turn of staying there, and down again; nobody is met. */
const ROUND = {
  dice: ['encounter 5 6', 'weather-change 5 6', 'encounter 5 6'],
  answers: { height: ['1000'], movement: ['land'] },
};

test('(7, 8, 9, 10, 11) a planned mission is told, flown and entered, with who takes off in which machine', () => {
  const { events, planned, log, weather, campaign } = flown([HALDENBY, RIDSDALE], ROUND);
  expect(events[0]).toMatchObject({
    type: 'mission-began',
    mission: 'dawn-patrol',
    flight: 'B',
    watch: 'dawn',
    zones: ['B'],
    machines: [
      { machine: 'B1', men: [{ airman: 'haldenby' }] },
      { machine: 'B7', men: [{ airman: 'ridsdale' }, { airman: 'bidwell' }] },
    ],
  });
  expect(events[0]).not.toHaveProperty('target');
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['took-off', 'landed', 'mission-ended']));
  expect(planned.stands).toBe('flown');
  expect(log.crews).toEqual([
    { machine: 'B1', pilot: 'haldenby', observer: undefined },
    { machine: 'B7', pilot: 'ridsdale', observer: 'bidwell' },
  ]);
  // An 11 for the weather is a box worse.
  expect(weather).toBe(8);
  // What the mission came to is in the flight's record.
  expect(theFlight(campaign).points.at(-1)).toBe(log.scores.reduce((sum, { points }) => sum + points, 0));
});

test('(7, 8, 9, 10, 11) who lands before he was anywhere near his hexes has turned back', () => {
  const { planned, log } = flown([HALDENBY], ROUND);
  expect([log.reached, planned.turnedBack]).toEqual([false, true]);
});

test('(7, 8, 9, 10, 11) the mission is told before anybody is asked what to load', () => {
  const campaign = bFlight({ day: 4 });
  const due = { half: 'morning' as const, mission: 'balloon-bursting', zones: ['B' as const], source: 'reconstructed' };
  const planned: PlannedMission = missionOf(due, 'morning', { crews: [HALDENBY], stands: 'planned' });
  const begins = { record: theFlight(campaign), watch: 'morning' as const, start: { number: 7, trend: 1 as const } };
  const heard: string[] = [];
  playLoaded((table) => flyPlanned(planned, begins, campaign, inTheOrderHeard(table, heard)), {
    book,
    dice: ROUND.dice,
    answers: { ...ROUND.answers, load: ['ordinary'] },
  });
  expect(heard.slice(0, 2)).toEqual(['mission-began', 'load?']);
});
