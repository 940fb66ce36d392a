import { describe, expect, test } from 'vitest';
import type { Trend } from '../../../src/rulebook/cards/weather-effects.ts';
import { checkWeatherChange } from '../../../src/rules/mission/weather-change.ts';
import { book } from '../../support/campaigns.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

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

describe('(5) a 5 is the Forecast Trend', () => {
  test('with 10+ it rains: the Weather Number goes to 11, Light Rain', () => {
    const { number, events } = markerAfter('1 4', 10, 1);
    expect(number).toBe(11);
    expect(book.weatherEffects.boxes[number - 1]?.name).toBe('Light Rain');
    expect(events).toMatchObject([{ type: 'weather-checked', change: 1, byTrend: true, to: 11 }]);
  });

  test('with a minus the Weather Number goes down instead', () => {
    const { number, events } = markerAfter('2 3', 10, -1);
    expect(number).toBe(9);
    expect(events).toMatchObject([{ change: -1, byTrend: true, to: 9 }]);
  });

  test('example: over the trenches a 5 takes Bright Sunlight, 6, to Good Visibility, 7, for the trend is +', () => {
    expect(markerAfter('1 4', 6, 1).number).toBe(7);
  });
});

describe('(5) the boxes form a ring', () => {
  test.each([
    ['6 6', 16, 2],
    ['6 6', 15, 1],
    ['5 6', 16, 1],
    ['1 1', 1, 15],
    ['1 1', 2, 16],
    ['1 2', 1, 16],
  ])('a throw of %s takes the marker from box %i to box %i', (faces, from, to) => {
    expect(markerAfter(faces, from).number).toBe(to);
  });

  test('a trend goes round it too, both ways', () => {
    expect(markerAfter('1 4', 16, 1).number).toBe(1);
    expect(markerAfter('1 4', 1, -1).number).toBe(16);
  });
});
