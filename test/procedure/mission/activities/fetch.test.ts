import { expect, test } from 'vitest';
import { nothingDone } from '../../../../src/campaign/done.ts';
import { manualOf, type Rulebook } from '../../../../src/cards/rulebook.ts';
import { scoreActivities } from '../../../../src/procedure/mission/special-activity.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book as printed } from '../../../support/cards/book.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  MIST,
  MOVED,
  playActivity,
  thrown,
  watchActivity,
} from '../../../support/people/activities.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const MISSION = 'a-man-at-hendecourt';
const cards: Rulebook = { ...book, missions: { ...book.missions, [MISSION]: manualOf(MISSION, printed) } };
const FIELD = 'J11';
const fetch = () => aLog(MISSION, { target: 'troops-queant', zones: ['C'] });
const over = (machines = [aSpad(), anFk8({ id: 'B7' }), anFk8({ id: 'B8' })], told = {}) =>
  aParty(machines, FIELD, { altitude: 1000, ...told });
const FETCH = { 'special-activity': ['fetch'] } as const;

test('(23) (ours) one two-seater puts down, and tries again in the next turn, until he is aboard: 26 and 21 ways of 36', () => {
  const log = fetch();
  const party = over();
  const first = watchActivity(party, log, MOVED, { cards, dice: [thrown('fetch', 6)], answers: FETCH });
  expect(first.asked[0]?.about).toMatchObject({
    open: [{ activity: 'fetch', points: 6, aft: 4, shots: 0, machines: [{ machine: 'B7', ways: 21, left: 2 }] }],
  });
  expect(ofType(first.events, 'man-fetched')).toMatchObject([{ machine: 'B7', aboard: false, left: 1, total: 6 }]);
  const again = playActivity(party, log, MOVED, { cards, dice: [thrown('fetch', 7)], answers: FETCH });
  expect(ofType(again, 'man-fetched')).toMatchObject([{ machine: 'B7', aboard: true, left: 0 }]);
  expect(log.done).toMatchObject({ putDown: { B7: 2 }, fetchedBy: 'B7' });
  expect(playActivity(party, log, MOVED, { cards })).toEqual([]);
});

test('(23) (ours) when she has tried as often as she may, another does', () => {
  const log = fetch();
  log.done.putDown['B7'] = 2;
  const { asked } = watchActivity(over(), log, MOVED, { cards, answers: { 'special-activity': ['none'] } });
  expect(asked[0]?.about).toMatchObject({ open: [{ machines: [{ machine: 'B8' }] }] });
});

test.each([
  ['through mist', over(undefined, { box: MIST, altitude: 2000 })],
  ['from too high', over(undefined, { altitude: 3000 })],
  ['on another place', aParty([anFk8()], 'E11', { altitude: 1000 })],
  ['by scouts alone', over([aSpad()])],
])('(23) (ours) nobody is fetched %s', (_, party) => {
  expect(playActivity(party, fetch(), MOVED, { cards })).toEqual([]);
});

test.each([
  [
    'who is home',
    [anFk8({ id: 'B7' })],
    [],
    [{ points: 6, why: 'fetch', who: 'B7', what: 'a man in civilian clothes' }],
  ],
  [
    'who is in a field of ours',
    [],
    [anFk8({ id: 'B7' })],
    [{ points: 6, why: 'fetch', who: 'B7', what: 'a man in civilian clothes' }],
  ],
  ['whose machine did not come home', [anFk8({ id: 'B8' })], [], [{ points: -8, why: 'nothing-achieved' }]],
])('(43) (ours) he counts %s', (_, landed, inFields, scores) => {
  const log = aLog(MISSION, { done: { ...nothingDone(), fetchedBy: 'B7' }, reached: true, landed, inFields });
  playLoaded((table) => scoreActivities(log, table), { book: { ...cards, tasks: {} } });
  expect(log.scores).toEqual(scores);
});
