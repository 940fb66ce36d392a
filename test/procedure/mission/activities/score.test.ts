import { expect, test } from 'vitest';
import { nothingDone } from '../../../../src/campaign/done.ts';
import type { FlyingMachine, MissionLog } from '../../../../src/campaign/mission-log.ts';
import type { Rulebook } from '../../../../src/cards/rulebook.ts';
import { scoreActivities } from '../../../../src/procedure/mission/special-activity.ts';
import { aTask, withTasks } from '../../../support/cards/special-tasks.ts';
import { aLog, anFk8, book, given, withManual } from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';

const manual = (mission: string) => given(book.missions[mission]);

function score(log: MissionLog, home: readonly FlyingMachine[] = [], cards: Rulebook = book) {
  log.landed.push(...home);
  const { events } = playLoaded((table) => scoreActivities(log, table), { book: cards });
  return { scores: log.scores, events };
}

const withDone = (mission: string, done: Partial<MissionLog['done']>) =>
  aLog(mission, { done: { ...nothingDone(), ...done } });

const camera = (id: string, ...plates: string[]) => anFk8({ id, plates });

test('(43) of the plates brought home the best counts; those of a machine that did not come home are lost', () => {
  const home = [camera('B7', 'poor', 'useless'), camera('B8', 'average')];
  const { scores, events } = score(aLog('photo-reconnaissance'), home);
  expect(scores).toEqual([{ points: 8, why: 'plates', who: 'B8', what: 'average' }]);
  expect(events).toEqual([
    { type: 'plates-delivered', machine: 'B7', qualities: ['poor', 'useless'] },
    { type: 'plates-delivered', machine: 'B8', qualities: ['average'] },
  ]);
});

test('(43) a Long Reconnaissance is paid 25 for one average plate', () => {
  expect(score(aLog('long-reconnaissance'), [camera('B7', 'average')]).scores[0]?.points).toBe(25);
});

test('(43) where a manual says so each plate counts', () => {
  const card = given(manual('photo-reconnaissance').activities.photograph);
  const cards = withManual('photo-reconnaissance', { photograph: { ...card, counts: 'each' } });
  const home = [camera('B7', 'poor', 'useless', 'average')];
  expect(score(aLog('photo-reconnaissance'), home, cards).scores.map(({ what }) => what)).toEqual(['poor', 'average']);
});

test.each([[['useless', 'useless']], [[]]])(
  '(43) with plates %j a photographic mission has failed: 10 points lost',
  (plates) => {
    const { scores } = score(aLog('photo-reconnaissance'), [camera('B7', ...plates)]);
    expect(scores).toEqual([{ points: -10, why: 'nothing-achieved' }]);
  },
);

test('(23) (43) to have escorted the two-seaters home is worth a point each, and does not save the mission', () => {
  const { scores } = score(withDone('photo-reconnaissance', { escorted: ['B7', 'B8'] }));
  expect(scores).toEqual([
    { points: 1, why: 'escort', who: 'B7' },
    { points: 1, why: 'escort', who: 'B8' },
    { points: -10, why: 'nothing-achieved' },
  ]);
});

test('(43) of a credit the last row reached counts', () => {
  const { credit } = given(manual('artillery-spotting').activities.spot);
  for (const { at, points } of credit) {
    const spotting = { unbroken: 0, turns: 8, hits: at };
    expect(score(withDone('artillery-spotting', { spotting })).scores).toEqual([{ points, why: 'spotting' }]);
  }
});

test('(43) damage by bombs, short of a row and at it', () => {
  const [first, second] = given(manual('bombing-raid').activities.bomb).credit;
  const points = (damage: number) => score(withDone('bombing-raid', { damage })).scores[0]?.points;
  expect(points(given(second).at - 1)).toBe(given(first).points);
  expect(points(given(second).at)).toBe(given(second).points);
});

test('(30) (31) (43) an Offensive Line Patrol is paid for hexes, each target hit, and the trenches', () => {
  const { targets } = given(manual('offensive-line-patrol').activities.strafeTarget);
  const train = given(targets.find(({ target }) => target === 'goods-train'));
  const found = [
    { hex: 'H12', target: 'goods-train', hits: train.hits },
    { hex: 'H13', target: 'goods-train', hits: train.hits - 1 },
    { hex: 'H14', target: 'lorry', hits: 0 },
  ];
  const { scores } = score(withDone('offensive-line-patrol', { patrolled: ['H12', 'H13'], found, strafed: 11 }));
  expect(scores).toEqual([
    { points: 2, why: 'patrol' },
    { points: train.destroyed, why: 'ground-target', what: 'Goods train' },
    { points: train.damaged, why: 'ground-target', what: 'Goods train' },
    { points: 3, why: 'trench-strafing' },
  ]);
});

test('(43) (44) balloons destroyed and holed, with the man who did it alone', () => {
  const { destroyed, holed } = given(manual('balloon-bursting').activities.attackBalloon);
  const balloons = {
    'balloon-oppy': { state: 'destroyed' as const, passes: 1, holes: 1, by: ['smith'] },
    'balloon-vis': { state: 'hauled-down' as const, passes: 2, holes: 2, by: ['smith', 'jones'] },
    'balloon-annay': { state: 'hauled-down' as const, passes: 0, holes: 0, by: [] },
  };
  expect(score(withDone('balloon-bursting', { balloons })).scores).toEqual([
    { points: destroyed, why: 'balloon', who: 'smith', what: 'Balloon at Oppy' },
    { points: holed, why: 'balloon-holed', what: 'Balloon at Vis-en-Artois' },
  ]);
});

test.each(Object.keys(book.missions))('(43) %s flown with nothing achieved costs what its manual says', (mission) => {
  const { points } = manual(mission).failed;
  const { scores, events } = score(aLog(mission), []);
  expect(scores).toEqual(points < 0 ? [{ points, why: 'nothing-achieved' }] : []);
  expect(typesOf(events)).toEqual([]);
});

test.each([
  [2, [{ points: 2, why: 'patrol' }], 3],
  [
    2,
    [
      { points: 2, why: 'patrol' },
      { points: 6, why: 'special-task', what: 'A Task' },
    ],
    2,
  ],
  [1, [{ points: -5, why: 'nothing-achieved' }], 1],
])(
  '%i hexes patrolled on a special task are %j where it wants %i: what it is worth comes on top',
  (hexes, scores, succeeds) => {
    const cards = withTasks({ 'a-task': aTask({ succeeds }) }, book);
    const done = { ...nothingDone(), patrolled: ['H12', 'H13'].slice(0, hexes) };
    const crews = [1, 2, 3].map((i) => ({ machine: `B${i}`, pilot: `p${i}`, observer: undefined }));
    expect(score(aLog('a-task', { done, crews }), [], cards).scores).toEqual(scores);
  },
);

test('the point of an escort is no success of a special task', () => {
  const cards = withTasks({ 'a-task': aTask({ as: 'photo-reconnaissance', succeeds: 1 }) }, book);
  const done = { ...nothingDone(), escorted: ['B7'] };
  expect(score(aLog('a-task', { done }), [], cards).scores.map(({ why }) => why)).toEqual([
    'escort',
    'nothing-achieved',
  ]);
});
