import { expect, test } from 'vitest';
import type { Rulebook } from '../../../../src/cards/rulebook.ts';
import { scoreActivities } from '../../../../src/procedure/mission/special-activity.ts';
import { ofType } from '../../../../src/table/events.ts';
import { leafletDrop } from '../../../support/cards/leaflet-drop.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  MIST,
  MOVED,
  playActivity,
  shaking,
  thrown,
  watchActivity,
} from '../../../support/people/activities.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const cards: Rulebook = { ...book, missions: { ...book.missions, 'leaflet-drop': leafletDrop } };
const CAMP = 'G11';
const drop = () => aLog('leaflet-drop', { target: 'hq-vitry' });
const over = (machines = [anFk8(), aSpad()], told = {}) => aParty(machines, CAMP, { altitude: 3000, ...told });
const DROP = { 'special-activity': ['drop'] } as const;

test('(23) (ours) each machine drops a bundle a turn, the fighters too, until it has none left', () => {
  const log = drop();
  const party = over();
  const first = { cards, dice: [thrown('drop', 7), thrown('drop', 4)], answers: DROP };
  expect(ofType(playActivity(party, log, MOVED, first), 'bundle-dropped')).toMatchObject([
    { machine: 'B7', load: 'leaflets', fall: 'among the huts', within: true, left: 1, total: 8 },
    { machine: 'B1', fall: 'in the fields', within: false, left: 1, total: 5 },
  ]);
  expect(log.done).toMatchObject({ dropped: { B7: 1, B1: 1 }, within: 1 });
  playActivity(party, log, MOVED, { cards, dice: [thrown('drop', 12), thrown('drop', 12)], answers: DROP });
  expect(log.done).toMatchObject({ dropped: { B7: 2, B1: 2 }, within: 3 });
  expect(playActivity(party, log, MOVED, { cards })).toEqual([]);
});

test('(15) (ours) a near miss spoils no bundle, and from higher up the chance is smaller: 26 ways of 36, then 15', () => {
  const { asked } = watchActivity(over([anFk8()]), drop(), shaking('B7'), {
    cards,
    answers: { 'special-activity': ['none'] },
  });
  expect(asked[0]?.about).toMatchObject({
    open: [{ activity: 'drop', points: 4, shots: 0, machines: [{ machine: 'B7', ways: 26, left: 2 }] }],
  });
  const high = over([anFk8()], { altitude: 4000 });
  const above = watchActivity(high, drop(), MOVED, { cards, answers: { 'special-activity': ['none'] } });
  expect(above.asked[0]?.about).toMatchObject({ open: [{ machines: [{ ways: 15 }] }] });
});

test.each([
  ['through mist', over(undefined, { box: MIST })],
  ['from too high', over(undefined, { altitude: 9000 })],
  ['on another place', aParty([anFk8()], 'E11', { altitude: 3000 })],
])('(23) (ours) nothing is dropped %s', (_, party) => {
  expect(playActivity(party, drop(), MOVED, { cards })).toEqual([]);
});

test.each([
  [0, [{ points: -3, why: 'nothing-achieved' }]],
  [1, [{ points: 2, why: 'drop', what: 'leaflets' }]],
  [4, [{ points: 4, why: 'drop', what: 'leaflets' }]],
])(
  '(43) (ours) %i bundles in the camp earn what the manual says, and none is a mission that failed',
  (within, scores) => {
    const log = drop();
    log.done.within = within;
    playLoaded((table) => scoreActivities(log, table), { book: cards });
    expect(log.scores).toEqual(scores);
  },
);
