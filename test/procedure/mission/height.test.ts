import { describe, expect, test } from 'vitest';
import { ceilingOf } from '../../../src/procedure/mission/ceiling.ts';
import { takeOff } from '../../../src/procedure/mission/fly-mission.ts';
import { changeHeight, flyTo, heightsInReach } from '../../../src/procedure/mission/height.ts';
import { anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';
import { lame, logOf, orders, play } from '../../support/table/spine.ts';

const at = (altitude: number, machines = [aSpad()]) => aParty(machines, 'H08', { altitude });
const reach = (altitude: number, machines = [aSpad()]) =>
  heightsInReach(at(altitude, machines), book).map(({ feet }) => feet);

describe('(11) (14) (41) the heights in reach of a flight', () => {
  test('(14) at 3,000 ft: up to 8,000 at 2 AFT for each 1,000 ft, down to 1,000 for nothing', () => {
    expect(heightsInReach(at(3000), book).map(({ feet, aft }) => [feet, aft])).toEqual([
      [1000, 0],
      [2000, 0],
      [3000, 0],
      [4000, 2],
      [5000, 4],
      [6000, 6],
      [7000, 8],
      [8000, 10],
    ]);
  });

  test('(14) no lower than 10,000 ft down in a turn, and never to Tree-Top', () => {
    expect(Math.min(...reach(17_000))).toBe(7000);
    expect(Math.min(...reach(4000))).toBe(1000);
  });

  test('(14) from Tree-Top there is no staying: 1,000 ft at the least', () => {
    expect(reach(0)).toEqual([1000, 2000, 3000, 4000, 5000]);
  });

  test('(41) no higher than the lowest ceiling among those who fly together', () => {
    const ceilings = ['spad-vii', 'fk8'].map((aircraft) => book.aircraft[aircraft]?.ceiling ?? 0);
    expect(ceilingOf(at(1000, [aSpad(), anFk8()]), book)).toBe(Math.min(...ceilings));
    expect(Math.max(...reach(15_000))).toBe(17_000);
    expect(Math.max(...reach(12_000, [aSpad(), anFk8()]))).toBeLessThanOrEqual(Math.min(...ceilings));
  });

  test('(22) a machine in trouble that cannot climb holds down those who stay with it; one that can does not', () => {
    expect(Math.max(...reach(5000, [aSpad(), aSpad({ id: 'B2', lameDuck: lame(3, false) })]))).toBe(5000);
    expect(Math.max(...reach(5000, [aSpad(), aSpad({ id: 'B2', lameDuck: lame(6, true) })]))).toBe(10_000);
  });

  test('(11) nobody climbs without the Air Flying Time for it', () => {
    expect(Math.max(...reach(5000, [aSpad(), aSpad({ id: 'B2', aft: 5 })]))).toBe(7000);
    expect(Math.max(...reach(5000, [aSpad({ aft: 4 })]))).toBe(7000);
    expect(Math.max(...reach(5000, [aSpad({ aft: 1 })]))).toBe(5000);
  });
});

test('(14) a climb costs every machine its AFT, those Driven Off too, and is told', () => {
  const away = aSpad({ id: 'B2', aft: 40 });
  const party = aParty([aSpad({ aft: 50 })], 'H08', { altitude: 2000, away: [away] });
  const { events } = play((table) => changeHeight(party, orders(), table), [], { height: ['7000'] });
  expect(party).toMatchObject({ altitude: 7000, machines: [{ aft: 40 }], away: [{ aft: 30 }] });
  expect(events).toEqual([{ type: 'height-changed', from: 2000, to: 7000, aft: 10 }]);
});

test('(14) coming down costs nothing; to keep the height is no news', () => {
  const party = at(9000);
  const { events } = play((table) => changeHeight(party, orders(), table), [], { height: ['1000'] });
  expect(events).toEqual([{ type: 'height-changed', from: 9000, to: 1000, aft: 0 }]);
  expect(party.machines[0]?.aft).toBe(100);
  expect(play((table) => flyTo(1000, 0, party, table)).events).toEqual([]);
});

test('(14) a take-off costs 3 AFT, and the first climb is made over the field', () => {
  const machines = [aSpad({ aft: 135 }), anFk8({ aft: 180 })];
  const party = aParty(machines, 'H01', { altitude: 0 });
  const { events } = play((table) => takeOff(party, logOf(machines), table), [], { height: ['5000'] });
  expect(events).toEqual([
    { type: 'took-off', hex: 'H01', aft: 3 },
    { type: 'height-changed', from: 0, to: 5000, aft: 10 },
  ]);
  expect(party.machines.map(({ aft }) => aft)).toEqual([122, 167]);
});
