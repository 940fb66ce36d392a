import { expect, test } from 'vitest';
import type { Trend } from '../../../src/cards/printed/weather-effects.ts';
import { checkWeatherChange } from '../../../src/procedure/mission/weather-change.ts';
import { book } from '../../support/people/campaigns.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/** Where the marker stands after a throw. */
function markerAfter(faces: string, from: number, trend: Trend = 1) {
  const weather = { number: from, trend };
  const rule = (table: Parameters<typeof checkWeatherChange>[1]) => checkWeatherChange(weather, table);
  const { events } = playLoaded(rule, { book, dice: [`weather-change ${faces}`] });
  return { number: weather.number, events };
}

test.each([
  ['1 1', 2, -2],
  ['1 2', 3, -1],
  ['1 3', 4, 1],
  ['2 4', 6, 0],
  ['3 4', 7, 0],
  ['4 4', 8, 0],
  ['5 4', 9, 0],
  ['4 6', 10, -1],
  ['5 6', 11, 1],
  ['6 6', 12, 2],
])('(12) a Weather Change of %s (%i) moves the Weather Number by %i', (faces, total, change) => {
  const { number, events } = markerAfter(faces, 8);
  expect(number).toBe(8 + change);
  const roll = { faces: faces.split(' ').map(Number), total };
  expect(events).toEqual([{ type: 'weather-checked', roll, from: 8, change, byTrend: false, to: number }]);
});

test('(5) a 5 is told as the Forecast Trend, by which it moves the Weather Number', () => {
  expect(markerAfter('1 4', 10, 1).events).toMatchObject([{ change: 1, byTrend: true, to: 11 }]);
  expect(markerAfter('2 3', 10, -1).events).toMatchObject([{ change: -1, byTrend: true, to: 9 }]);
});
