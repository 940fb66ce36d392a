import { expect, test } from 'vitest';
import { type PossibleWeather, skiesAfterChange, skiesOfForecast } from '../../src/odds/weather.ts';
import { book } from '../support/cards/book.ts';

const { weatherEffects } = book;
const sum = (skies: readonly PossibleWeather[]) => skies.reduce((total, { chance }) => total + chance, 0);
const at = (skies: readonly PossibleWeather[], number: number) =>
  skies.find((sky) => sky.number === number)?.chance ?? 0;

test('(12) from 6 with a rising trend: a 5 or one of the +1 rows brings 7, six to nine in twenty of 36 leave it', () => {
  const skies = skiesAfterChange(weatherEffects, [{ number: 6, trend: 1, chance: 1 }]);
  expect(at(skies, 6)).toBeCloseTo(20 / 36, 12);
  expect(at(skies, 7)).toBeCloseTo((4 + 3 + 2) / 36, 12);
  expect(at(skies, 8)).toBeCloseTo(1 / 36, 12);
});

test('(5) the boxes form a ring: from 16 the weather may go on to 1 and 2', () => {
  const skies = skiesAfterChange(weatherEffects, [{ number: 16, trend: 1, chance: 1 }]);
  expect(at(skies, 1)).toBeGreaterThan(0);
  expect(at(skies, 2)).toBeGreaterThan(0);
});

test.each(['am', 'pm'] as const)(
  '(5) (12) over a whole %s mission the chances of all weathers still add up to one',
  (half) => {
    let skies = skiesOfForecast(weatherEffects, half);
    for (let turn = 0; turn < 40; turn++) skies = skiesAfterChange(weatherEffects, skies);
    expect(sum(skies)).toBeCloseTo(1, 9);
    expect(skies.length).toBeLessThanOrEqual(32);
  },
);
