import { describe, expect, test } from 'vitest';
import { weatherEffects } from '../../../src/cards/printed/weather-effects.ts';
import { lookUp } from '../../../src/cards/roll-table.ts';
import { book } from '../../support/people/campaigns.ts';

const { boxes, forecast, change } = book.weatherEffects;
const box = (number: number) => boxes[number - 1];

describe('known cells', () => {
  test.each([
    [2, 'Overcast', '5'],
    [5, 'Good Visibility', 'example'],
    [6, 'Bright Sunlight', 'example'],
    [7, 'Good Visibility', 'example'],
    [11, 'Light Rain', '5'],
  ])('box %i is %s (%s)', (number, name) => {
    expect(box(number)).toMatchObject({ box: number, name });
  });

  test.each([
    ['Bright Sunlight', 2, '13'],
    ['Heavy Cloud', -3, '13'],
    ['Good Visibility', 1, 'example'],
  ])('%s changes the Encounter Value by %i (%s)', (name, encounter) => {
    const named = boxes.filter((each) => each.name === name);
    expect(named).not.toEqual([]);
    expect(named.every((each) => each.encounter === encounter)).toBe(true);
  });

  test('(13) box 7 is Good Visibility: unlimited up and down, four shots, DFD 47', () => {
    expect(box(7)).toMatchObject({ up: 'unlimited', down: 'unlimited', shots: 4, dfd: 47 });
  });

  test('(5) a Weather Change of 5 is the Forecast Trend, and nothing else is', () => {
    const trends = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((total) => lookUp(change, total).change === 'trend');
    expect(trends).toEqual([5]);
  });

  test('(12) Weather Change knows none, one and two boxes, up and down', () => {
    const changes = new Set(change.rows.map((row) => row.change));
    expect(changes).toEqual(new Set([-2, -1, 0, 1, 2, 'trend']));
  });

  test('reported: plates could be exposed at 5,000 ft under Heavy Cloud and at 7,000 under Light Rain', () => {
    expect(boxes.find(({ name }) => name === 'Heavy Cloud')?.down).toBeGreaterThanOrEqual(5000);
    expect(box(11)?.down).toBeGreaterThanOrEqual(7000);
  });
});

describe('the ring', () => {
  const placesOf = (name: string) => boxes.filter((each) => each.name === name).map((each) => each.box);
  const steps = (a: number, b: number) => Math.min(Math.abs(a - b), 16 - Math.abs(a - b));

  test('(5) has sixteen boxes, numbered in their order', () => {
    expect(boxes.map((each) => each.box)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });

  test.each([
    ['Overcast', 'Light Rain'],
    ['Light Rain', 'Mist'],
    ['Mist', 'Thunderstorm'],
    ['Overcast', 'Mist'],
    ['Mist', 'Heavy Cloud'],
    ['Heavy Cloud', 'Thunderstorm'],
    ['Heavy Cloud', 'Snow and Sleet'],
  ])('reported: %s turned to %s, so they lie within two boxes of each other', (from, to) => {
    const nearest = Math.min(...placesOf(from).flatMap((a) => placesOf(to).map((b) => steps(a, b))));
    expect(nearest).toBeLessThanOrEqual(2);
  });
});

describe('visibility', () => {
  test('(13) four shots are the most, and are fired where all can be seen', () => {
    expect(Math.max(...boxes.map(({ shots }) => shots))).toBe(4);
    expect(boxes.filter(({ shots }) => shots === 4).every(({ down }) => down === 'unlimited')).toBe(true);
  });
});

describe('the forecast', () => {
  test.each([
    ['5+', { number: 5, trend: 1 }],
    ['16-', { number: 16, trend: -1 }],
    ['1-', { number: 1, trend: -1 }],
  ])('(5) a Starting Weather Number is printed as %s', (am, start) => {
    expect(weatherEffects.shape.forecast.safeParse(forecastOf(am)).data?.rows[0]?.am).toEqual(start);
  });

  test.each(['5', '0+', '17-', '+5', '5 +', ''])('(5) "%s" is no Starting Weather Number', (am) => {
    expect(weatherEffects.shape.forecast.safeParse(forecastOf(am)).success).toBe(false);
  });

  test('(5) every forecast has words of its own', () => {
    expect(new Set(forecast.rows.map(({ words }) => words)).size).toBe(forecast.rows.length);
  });
});

const forecastOf = (am: string) => ({
  check: 'weather-forecast',
  dice: '2d6',
  rows: [{ roll: '2-12', words: 'Fair', am, pm: '6-', source: 'history' }],
});
