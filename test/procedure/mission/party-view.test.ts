import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { ordersOf, viewOf } from '../../../src/procedure/mission/party-view.ts';
import { aLog, anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';

test('(14) (49) the commander sees where he is, what is left to him and what each field is away in AFT', () => {
  const party = aParty([aSpad({ aft: 91 }), anFk8({ aft: 136 })], 'H08', { altitude: 10_000, box: 6 });
  expect(viewOf(party, book)).toMatchObject({
    machines: [{ id: 'B1' }, { id: 'B7' }],
    hex: 'H08',
    altitude: 10_000,
    weather: 6,
    aft: { fighters: 91, twoSeaters: 136 },
    fields: [
      { field: 'mercatel', name: 'Mercatel', moves: 1, aft: 3 },
      { field: 'north', name: 'North', moves: 4, aft: 12 },
      { field: 'south', name: 'South', moves: 5, aft: 15 },
      { field: 'amiens', name: 'Amiens', moves: 7, aft: 21 },
    ],
  });
});

test('(23) a turn that is spent over the hex is told until its end', () => {
  const turn = { from: 8000, mayChangeHeight: false };
  const party = aParty([aSpad()], 'H11');
  expect(viewOf(party, book)).not.toHaveProperty('stays');
  expect(viewOf({ ...party, turn: { ...turn, stays: false } }, book)).not.toHaveProperty('stays');
  expect(viewOf({ ...party, turn: { ...turn, stays: true } }, book)).toHaveProperty('stays', true);
});

test('(49) over the home field there is nothing more to fly', () => {
  const [home] = viewOf(aParty([aSpad()], 'H01'), book).fields;
  expect(home).toMatchObject({ field: 'amiens', name: 'Amiens', moves: 0, aft: 0 });
});

test('(8) the orders name the hex of the target where the mission has one', () => {
  const log = aLog('photo-reconnaissance', { target: 'yards-henin', zones: ['A'] });
  expect(ordersOf('mission', log, book)).toMatchObject({
    errand: 'mission',
    mission: 'photo-reconnaissance',
    zones: ['A'],
    target: 'E10',
    achieved: nothingDone(),
  });
});

test('(8) a patrol has zones and no target; what has been done so far is that of the Mission Log', () => {
  const done = { ...nothingDone(), patrolled: ['H08', 'G08'], scanned: { H10: 2, H11: 1 }, damage: 3 };
  done.spotting.turns = 4;
  const patrol = aLog('defensive-line-patrol', { done });
  expect(ordersOf('home', patrol, book).target).toBeUndefined();
  expect(ordersOf('home', patrol, book)).toMatchObject({
    errand: 'home',
    mission: 'defensive-line-patrol',
    zones: ['A', 'B', 'C'],
    achieved: done,
  });
});
