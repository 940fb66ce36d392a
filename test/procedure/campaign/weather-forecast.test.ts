import { expect, test } from 'vitest';
import { layRealWeather, obtainForecast } from '../../../src/procedure/campaign/weather-forecast.ts';
import { book } from '../../support/people/campaigns.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const FALLS: Readonly<Record<number, string>> = {
  2: '1 1',
  3: '1 2',
  4: '1 3',
  5: '1 4',
  6: '3 3',
  7: '3 4',
  8: '4 4',
  9: '5 4',
  10: '4 6',
  11: '5 6',
  12: '6 6',
};

test.each([
  [2, 15, 1, 13, 1],
  [3, 14, -1, 16, -1],
  [4, 13, 1, 15, -1],
  [5, 12, -1, 11, 1],
  [6, 10, 1, 11, -1],
  [7, 8, 1, 10, 1],
  [8, 3, 1, 4, 1],
  [9, 5, 1, 7, 1],
  [10, 4, 1, 6, -1],
  [11, 6, -1, 5, 1],
  [12, 6, 1, 6, -1],
])('(5) a forecast of %i: the morning begins in box %i (trend %i), the afternoon in box %i (trend %i)', (...row) => {
  const [total, am, amTrend, pm, pmTrend] = row;
  const { result, events } = playLoaded(obtainForecast, { book, dice: [`weather-forecast ${FALLS[total]}`] });
  expect(result).toEqual({ am: { number: am, trend: amTrend }, pm: { number: pm, trend: pmTrend } });
  expect(events).toEqual([
    {
      type: 'forecast-received',
      roll: expect.objectContaining({ total }),
      words: expect.any(String),
      am: result.am,
      pm: result.pm,
    },
  ]);
});

test('(5) with the real weather no forecast is thrown: the day begins as 6 April began, and its afternoon as that one', () => {
  const { result, events } = playLoaded((table) => layRealWeather(6, table), { book });
  expect(result).toEqual({ am: { number: 6, trend: 1 }, pm: { number: 11, trend: -1 } });
  const words = 'A bright morning with fighting everywhere; rain all the afternoon and evening.';
  expect(events).toEqual([{ type: 'real-weather-laid', day: 6, words, ...result }]);
});
