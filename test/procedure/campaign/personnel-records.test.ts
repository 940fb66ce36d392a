import { expect, test } from 'vitest';
import { type MetBalloon, nothingDone } from '../../../src/campaign/done.ts';
import type { MissionLog } from '../../../src/campaign/mission-log.ts';
import { addPoints, enterMission, hasFlown, machineOf } from '../../../src/procedure/campaign/personnel-records.ts';
import { aSpad } from '../../support/people/activities.ts';
import {
  bFlight,
  flownBy,
  HALDENBY,
  machineCalled,
  manCalled,
  QUILLINAN,
  RIDSDALE,
  theFlight,
} from '../../support/people/flights.ts';

function entered(told: Partial<MissionLog>, crews = [HALDENBY, QUILLINAN, RIDSDALE]) {
  const campaign = bFlight({}, { points: [3, -2, 0, 0, 4] });
  enterMission(flownBy(crews, told), theFlight(campaign), campaign);
  return {
    ...campaign,
    ...theFlight(campaign),
    man: (id: string) => manCalled(id, campaign),
    machine: (id: string) => machineCalled(id, campaign).standing,
  };
}

test('(44) each who flew has a mission more, pilot and observer alike; who stayed behind has none', () => {
  const { man } = entered({});
  expect(['haldenby', 'ridsdale', 'bidwell', 'chaplow'].map((id) => man(id).missions)).toEqual([59, 67, 5, 3]);
});

test('(44) the points of a mission go to its day', () => {
  const scores = [
    { points: 5, why: 'patrol' },
    { points: -9, why: 'machine-lost', who: 'B2' },
  ] as const;
  expect(entered({ scores: [...scores] }).points).toEqual([3, -2, 0, 0, 0]);
  expect(() => addPoints(1, theFlight(bFlight({}, { points: [] })))).toThrow('entry of today');
});

test('(44) Ruling: enemies Shot Down are kills; those Forced Down or damaged bring Victory Points alone', () => {
  const { man, points } = entered({
    scores: [
      { points: 5, why: 'enemy-shot-down', who: 'haldenby' },
      { points: 5, why: 'enemy-shot-down', who: 'haldenby' },
      { points: 5, why: 'enemy-shot-down', who: 'bidwell' },
      { points: 3, why: 'enemy-forced-down', who: 'quillinan' },
      { points: 1, why: 'enemy-damaged', who: 'ridsdale' },
    ],
  });
  expect(['haldenby', 'bidwell', 'quillinan', 'ridsdale'].map((id) => man(id).kills)).toEqual([7, 1, 4, 0]);
  expect(points.at(-1)).toBe(23);
});

const aBalloon = (state: MetBalloon['state'], ...by: string[]): MetBalloon => ({ state, passes: 1, holes: 1, by });

test('(44) a balloon that two have burned is half a balloon to each, one that was only holed none', () => {
  const balloons = {
    first: aBalloon('destroyed', 'haldenby', 'quillinan'),
    second: aBalloon('destroyed', 'haldenby'),
    third: aBalloon('hauled-down', 'quillinan'),
  };
  const { man } = entered({ done: { ...nothingDone(), balloons } });
  expect([man('haldenby').balloons, man('quillinan').balloons, man('ridsdale').balloons]).toEqual([1.5, 1, 0]);
});

test('(44) what became of men is entered, the last of it counting, and those who are gone are counted', () => {
  const { man, losses } = entered({
    fates: [
      { airman: 'haldenby', fate: { fate: 'wounded', days: 3 } },
      { airman: 'quillinan', fate: { fate: 'safe', days: 1 } },
      { airman: 'ridsdale', fate: { fate: 'wounded', days: 9 } },
      { airman: 'ridsdale', fate: { fate: 'killed' } },
      { airman: 'bidwell', fate: { fate: 'prisoner', wounded: true } },
    ],
  });
  expect(man('haldenby').standing).toEqual({ is: 'wounded', back: 9 });
  expect(man('quillinan').standing).toEqual({ is: 'away', back: 7 });
  expect(man('ridsdale').standing).toEqual({ is: 'killed', since: 5 });
  expect(man('bidwell').standing).toEqual({ is: 'prisoner', since: 5 });
  expect(losses).toEqual({ machines: 0, aircrew: 2 });
});

test('(44) machines come home, go into the shop, or are struck off', () => {
  const { machine, losses } = entered({
    homecomings: [
      { machine: 'B1', end: 'home' },
      { machine: 'B2', end: 'down', hex: 'H09', fate: 'lost' },
      { machine: 'B3', end: 'home' },
      { machine: 'B4', end: 'home' },
      { machine: 'B7', end: 'down', hex: 'H05', fate: 2 },
    ],
    landed: [
      aSpad({ id: 'B1' }),
      aSpad({ id: 'B3', repair: 1 }),
      aSpad({ id: 'B4', repair: 1, lameDuck: { number: 6, climbs: true, repair: 3 } }),
    ],
  });
  expect(machine('B1')).toEqual({ is: 'ready' });
  expect(machine('B2')).toEqual({ is: 'lost', since: 5 });
  expect(machine('B3')).toEqual({ is: 'under-repair', back: 7 });
  expect(machine('B4')).toEqual({ is: 'under-repair', back: 9 });
  expect(machine('B7')).toEqual({ is: 'under-repair', back: 8 });
  expect(losses).toEqual({ machines: 1, aircrew: 0 });
});

test('(49) at an Emergency Landing Field the day is over for a sound machine and for unhurt men', () => {
  const { machine, man, losses } = entered({
    homecomings: [
      { machine: 'B1', end: 'home' },
      { machine: 'B7', end: 'emergency-field', field: 'mercatel' },
    ],
    landed: [aSpad({ id: 'B1' }), aSpad({ id: 'B7' })],
    fates: [{ airman: 'bidwell', fate: { fate: 'wounded', days: 4 } }],
  });
  expect(machine('B7')).toEqual({ is: 'under-repair', back: 6 });
  expect(man('ridsdale').standing).toEqual({ is: 'away', back: 6 });
  expect(man('bidwell').standing).toEqual({ is: 'wounded', back: 10 });
  expect(man('haldenby').standing).toEqual({ is: 'fit' });
  expect(losses).toEqual({ machines: 0, aircrew: 0 });
});

test('(50) once the Red Baron is out of the game no later mission brings him back', () => {
  const campaign = bFlight();
  enterMission(flownBy([HALDENBY], { redBaronGone: true }), theFlight(campaign), campaign);
  expect(campaign.redBaronGone).toBe(true);
  enterMission(flownBy([QUILLINAN]), theFlight(campaign), campaign);
  expect(campaign.redBaronGone).toBe(true);
});

test('(44) a machine that the flight does not have cannot come home to it', () => {
  expect(() => entered({ homecomings: [{ machine: 'C1', end: 'home' }] })).toThrow('C1 in the flight');
  expect(() => entered({ homecomings: [{ machine: 'B1', end: 'home' }] })).toThrow('B1 on the field');
});

test('(44) pilot and observer are of one machine, and only those who took off have flown', () => {
  const { man } = entered({});
  const log = flownBy([RIDSDALE]);
  expect([machineOf(man('ridsdale'), log), machineOf(man('bidwell'), log)]).toEqual(['B7', 'B7']);
  expect(machineOf(man('haldenby'), log)).toBeUndefined();
  expect([hasFlown(man('bidwell'), log), hasFlown(man('meikle'), log)]).toEqual([true, false]);
});
