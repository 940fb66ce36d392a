import { describe, expect, test } from 'vitest';
import type { Trend } from '../../src/cards/printed/weather-effects.ts';
import { checkWeatherChange } from '../../src/procedure/mission/weather-change.ts';
import { book, given } from '../support/people/activities.ts';
import { play } from '../support/table/spine.ts';

/** The box of the Weather Marker after a throw. */
function boxAfter(faces: number, from: number, trend: Trend = 1) {
  const weather = { number: from, trend };
  play((table) => checkWeatherChange(weather, table), [`weather-change ${faces}`]);
  return given(book.weatherEffects.boxes[weather.number - 1]);
}

describe('(5) a 5 on the Weather Change Chart is the Forecast Trend', () => {
  test('if the Starting Weather Number is 10+ it goes up by 1, to Light Rain', () => {
    expect(boxAfter(14, 10)).toMatchObject({ box: 11, name: 'Light Rain' });
  });

  test('had it been 10- the same roll would have taken 1 off', () => {
    expect(boxAfter(23, 10, -1).box).toBe(9);
  });
});

describe('(5) the sixteen boxes are a ring', () => {
  test.each([
    [66, 16, 2],
    [66, 15, 1],
    [56, 16, 1],
  ])('a plus result of %i takes the marker from box %i to the top of the track, box %i', (faces, from, to) => {
    expect(boxAfter(faces, from).box).toBe(to);
  });

  test.each([
    [11, 1, 15],
    [11, 2, 16],
    [12, 1, 16],
  ])('a minus result of %i takes it from box %i to the bottom of the track, box %i', (faces, from, to) => {
    expect(boxAfter(faces, from).box).toBe(to);
  });

  test('the trend goes round it too, both ways', () => {
    expect(boxAfter(14, 16).box).toBe(1);
    expect(boxAfter(14, 1, -1).box).toBe(16);
  });
});
