import { expect, test } from 'vitest';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  given,
  LIGHT_CLOUD,
  MIST,
  MOVED,
  playActivity,
  shaking,
  thrown,
  watchActivity,
  withManual,
} from '../../../support/people/activities.ts';

const dh4 = (id: string, bombs: number) => anFk8({ id, aircraft: 'dh4', bombs });
const over = (machines = [anFk8({ bombs: 160 })], told = {}) =>
  aParty(machines, 'E10', { altitude: 5000, box: LIGHT_CLOUD, ...told });
const raid = () => aLog('bombing-raid', { target: 'yards-henin' });
const DROP = { 'special-activity': ['bomb'] } as const;

test('(23) a throw for each stick of 60 lb, two sticks a turn, and a remainder is not worth a throw', () => {
  const log = raid();
  const party = over();
  const events = playActivity(party, log, MOVED, {
    dice: [thrown('bombing', 8), thrown('bombing', 12)],
    answers: DROP,
  });
  expect(ofType(events, 'stick-dropped').map(({ fall, damage, left }) => [fall, damage, left])).toEqual([
    ['near', 1, 100],
    ['direct hit', 4, 40],
  ]);
  expect(log.done.damage).toBe(5);
  expect(playActivity(party, log, MOVED)).toEqual([]);
});

test('(23) fighters that carry bombs keep the two-seaters company, and let none go', () => {
  const pup = aSpad({ id: 'A1', aircraft: 'sopwith-pup', bombs: 80 });
  const party = over([pup, anFk8({ bombs: 60 })]);
  const events = playActivity(party, raid(), MOVED, { dice: [thrown('bombing', 7)], answers: DROP });
  expect(ofType(events, 'stick-dropped').map(({ machine }) => machine)).toEqual(['B7']);
  expect(playActivity(over([pup]), raid(), MOVED)).toEqual([]);
});

test.each([
  [2000, { height: 1 }, 8],
  [5000, { height: 0 }, 7],
  [9000, { height: -1 }, 6],
  [15_000, { height: -2 }, 5],
])('(23) from %i ft a 7 is modified by %j to %i', (altitude, parts, total) => {
  const party = over([anFk8({ bombs: 60 })], { altitude, box: 7 });
  const events = playActivity(party, raid(), MOVED, { dice: [thrown('bombing', 7)], answers: DROP });
  expect(ofType(events, 'stick-dropped')[0]).toMatchObject({ parts, total, left: 0 });
});

test('(15) a near miss sends the sticks of that machine into the fields; the commander knows before he drops', () => {
  const log = raid();
  const party = over([dh4('B7', 400), dh4('B8', 70)]);
  const { events, asked } = watchActivity(party, log, shaking('B8'), {
    dice: [thrown('bombing', 10), thrown('bombing', 2)],
    answers: DROP,
  });
  expect(asked[0]?.about).toMatchObject({
    open: [
      {
        activity: 'bomb',
        machines: [
          { machine: 'B7', ways: 21 },
          { machine: 'B8', ways: 0 },
        ],
      },
    ],
  });
  expect(ofType(events, 'load-wasted')).toMatchObject([{ machine: 'B8', load: 'bombs', pounds: 60, left: 10 }]);
  expect(log.done.damage).toBe(2);
});

test('(13) the weather counts where a manual says so, and costs what it says', () => {
  const card = given(given(book.missions['bombing-raid']).activities.bomb);
  const cards = withManual('bombing-raid', { bomb: { ...card, weather: true, aft: 1, load: 'leaflets' } });
  const party = over([anFk8({ bombs: 60 })], { box: 10 });
  const events = playActivity(party, raid(), MOVED, { cards, dice: [thrown('bombing', 12)], answers: DROP });
  expect(ofType(events, 'stick-dropped')[0]).toMatchObject({ load: 'leaflets', parts: { height: 0, weather: -2 } });
  expect(party.machines[0]?.aft).toBe(99);
});

test.each([
  ['through mist', over([anFk8({ bombs: 60 })], { box: MIST })],
  ['from too high', over([anFk8({ bombs: 60 })], { altitude: 16_000, box: 7 })],
  ['on another town', aParty([anFk8({ bombs: 60 })], 'E11', { altitude: 5000 })],
  ['with less than a stick', over([anFk8({ bombs: 59 })])],
  [
    'by a Lame Duck',
    over([anFk8({ bombs: 60, lameDuck: { number: 3, climbs: true, repair: 1 } }), anFk8({ id: 'B8' })]),
  ],
])('(23) no bombs %s', (_, party) => {
  expect(playActivity(party, raid(), MOVED)).toEqual([]);
});
