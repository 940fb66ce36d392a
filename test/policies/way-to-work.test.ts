import { expect, test } from 'vitest';
import { nothingDone } from '../../src/campaign/done.ts';
import { movesFromTrenches } from '../../src/cards/map.ts';
import { PRUDENT } from '../../src/policies/temper.ts';
import { waysToWork } from '../../src/policies/way-to-work.ts';
import type { OrdersView } from '../../src/table/turn-decisions.ts';
import { aView, camberwell } from '../support/people/a-turn.ts';
import { book } from '../support/people/campaigns.ts';

const wayOf = waysToWork(PRUDENT);
const HOME = 'H01';

const sentTo = (mission: string, more: Partial<OrdersView> = {}): OrdersView => ({
  errand: 'mission',
  mission,
  zones: ['A', 'B', 'C'],
  machines: 1,
  target: undefined,
  achieved: nothingDone(),
  ...more,
});

test('a patrol goes over as many hexes as its credit asks, each two to eight moves behind their trenches', () => {
  const way = wayOf(aView(HOME, { aft: { fighters: 132, twoSeaters: undefined } }), sentTo('dawn-patrol'), book);
  const hexes = way?.legs.map(({ hex }) => hex) ?? [];
  expect(hexes).toHaveLength(4);
  expect(new Set(hexes).size).toBe(4);
  expect(way?.legs.every(({ patrols }) => patrols)).toBe(true);
  for (const hex of hexes) {
    expect(movesFromTrenches(book.missionMap, hex)).toBeGreaterThanOrEqual(2);
    expect(movesFromTrenches(book.missionMap, hex)).toBeLessThanOrEqual(8);
  }
});

test('with less petrol it goes over fewer of them, and with none to spare it goes nowhere', () => {
  const legs = (fighters: number) =>
    wayOf(aView(HOME, { aft: { fighters, twoSeaters: undefined } }), sentTo('dawn-patrol'), book)?.legs.length;
  expect(legs(85)).toBeLessThan(4);
  expect(legs(60)).toBeUndefined();
});

test('work that is not to patrol is only flown to: one balloon, the nearest that is quiet', () => {
  const way = wayOf(aView(HOME, { aft: { fighters: 132, twoSeaters: undefined } }), sentTo('balloon-bursting'), book);
  expect(way?.legs).toEqual([{ hex: expect.any(String), patrols: false }]);
});

test('who is only on his way home has no work to fly to', () => {
  expect(wayOf(aView(HOME), sentTo('dawn-patrol', { errand: 'home' }), book)).toBeUndefined();
});

test('(14) the hexes of a way are those that the petrol reaches once the climb to the first is paid', () => {
  // 61 less ten for the climb of a turn and two for it over J11; J12 and home take 39, and eight are kept.
  const low = (fighters: number) =>
    wayOf(
      aView('J11', { altitude: 1000, weather: 3, aft: { fighters, twoSeaters: undefined } }),
      sentTo('dawn-patrol'),
      book,
    )?.legs.map(({ hex }) => hex);
  expect(low(61)?.slice(0, 2)).toEqual(['J11', 'J12']);
  expect(low(58)).not.toContain('J12');
});

const MIST = 12;

test('(13) the way to a target that the weather hides is no patrol, and does not go down to it', () => {
  const aft = { fighters: undefined, twoSeaters: 177 };
  const machines = [{ ...camberwell, plates: [] }];
  const way = wayOf(
    aView(HOME, { machines, altitude: 0, weather: MIST, aft }),
    sentTo('photo-reconnaissance', { target: 'G11' }),
    book,
  );
  expect(way?.legs).toEqual([{ hex: 'G11', patrols: false }]);
  expect(way?.altitude).toBe(way?.cruise);
});
