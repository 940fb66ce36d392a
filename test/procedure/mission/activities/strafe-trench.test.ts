import { expect, test } from 'vitest';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  aParty,
  aSpad,
  jams,
  MISSED,
  MOVED,
  misses,
  playActivity,
  thrown,
  watchActivity,
} from '../../../support/people/activities.ts';

const over = (machines = [aSpad()], hex = 'H09') => aParty(machines, hex, { altitude: 3000 });
const STRAFE = { 'special-activity': ['strafe-trench'] } as const;
const FIRE = { ...STRAFE, 'dive-burst': ['6'], 'another-pass': ['enough'] } as const;

test('(30), (31) no Initiative Roll is made: all may fire any burst on the card, and each further unit is worth something', () => {
  const log = aLog('trench-strafing');
  const flight = [aSpad({ firing: 'E' }), aSpad({ id: 'B2' }), aSpad({ id: 'B3' })];
  const { events, asked } = watchActivity(over(flight), log, MOVED, {
    dice: [misses(6), misses(2), misses(1), MISSED, MISSED],
    answers: { ...STRAFE, 'dive-burst': ['6', '2', '1'], 'another-pass': ['enough'] },
  });
  expect(ofType(events, 'dive-aimed')).toEqual([]);
  expect(asked[0]?.about).toMatchObject({ open: [{ machines: [{ ways: 36 }, { ways: 36 }, { ways: 36 }] }] });
  expect(ofType(events, 'trench-strafed').map(({ units, points, earned }) => [units, points, earned])).toEqual([
    [6, 2, 2],
    [8, 0, 2],
    [9, 1, 3],
  ]);
  expect(ofType(events, 'dive-burst-fired')[0]).toMatchObject({ result: 'fired', left: 24 });
  expect(ofType(events, 'dive-burst-fired')[0]).not.toHaveProperty('hits');
  const points = [1, 2, 3, 4, 5, 6].map((units) => units / 3);
  expect(asked[1]?.about).toMatchObject({ odds: points.map((each) => ({ points: each, hitWays: 0 })) });
  expect(log.done.strafed).toBe(9);
  expect(log.fired, '(45) they have all fired').toHaveLength(3);
});

test('(32) nobody fires more than he has', () => {
  const flight = [aSpad({ forward: { state: 'clear', ammo: 2 } })];
  const { asked } = watchActivity(over(flight), aLog('trench-strafing'), MOVED, {
    answers: { ...STRAFE, 'dive-burst': ['hold'], 'another-pass': ['enough'] },
  });
  expect(asked[1]?.options).toEqual(['1', '2', 'hold']);
});

test('(31) (38) a burst that jams the gun earns nothing', () => {
  const log = aLog('trench-strafing');
  const party = over();
  playActivity(party, log, MOVED, {
    dice: [jams(6), MISSED, MISSED, thrown('clear-jam-at-leisure', 7)],
    answers: { ...STRAFE, 'dive-burst': ['6'] },
  });
  expect(log.done.strafed).toBe(0);
  expect(party.machines[0]?.forward).toEqual({ state: 'clear', ammo: 24 });
});

test('(23) it is done at Tree-Top, and the flight must climb to 1,000 ft afterwards, 2 AFT', () => {
  const party = over();
  const dice = [misses(6), MISSED, MISSED];
  const events = playActivity(party, aLog('trench-strafing'), MOVED, { dice, answers: FIRE });
  expect(ofType(events, 'height-changed')).toMatchObject([
    { from: 3000, to: 0, aft: 0 },
    { from: 0, to: 1000, aft: 2 },
  ]);
  expect(ofType(events, 'machine-guns-fired')[0]?.height).toBe('atTreeTop');
  expect(party.machines[0]?.aft).toBe(96);
});

test('(31) three passes along a hex for each machine, and then the next hex', () => {
  const log = aLog('trench-strafing');
  const pass = [misses(3), MISSED, MISSED];
  playActivity(over(), log, MOVED, {
    dice: [...pass, ...pass, ...pass],
    answers: { ...STRAFE, 'dive-burst': ['3', '3', '3'], 'another-pass': ['again', 'again'] },
  });
  expect(playActivity(over(), log, MOVED)).toEqual([]);
  const next = watchActivity(over([aSpad()], 'I09'), log, MOVED, { answers: { 'special-activity': ['none'] } });
  expect(next.asked[0]?.options).toEqual(['strafe-trench', 'none']);
});

test('(31) a mission earns no more than its manual allows, and then there is nothing more to be had', () => {
  const log = aLog('trench-strafing');
  log.done.strafed = 29;
  const events = playActivity(over([aSpad(), aSpad({ id: 'B2' })]), log, MOVED, {
    dice: [misses(6), MISSED, MISSED],
    answers: { ...STRAFE, 'dive-burst': ['6'] },
  });
  expect(ofType(events, 'trench-strafed')).toMatchObject([{ points: 1, earned: 10, most: 10 }]);
  expect(playActivity(over(), log, MOVED)).toEqual([]);
});

test.each([
  ['behind the lines', 'H10', {}],
  ['in another zone', 'H09', { zones: ['C'] as const }],
])('(31) no trenches %s', (_, hex, told) => {
  expect(playActivity(over([aSpad()], hex), aLog('trench-strafing', told), MOVED)).toEqual([]);
});
