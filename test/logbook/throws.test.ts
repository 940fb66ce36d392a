import { expect, test } from 'vitest';
import type { Thrown } from '../../src/logbook/journal.ts';
import { readThrows, writeThrows } from '../../src/logbook/throws.ts';

const threw = (check: string, ...faces: number[]): Thrown => ({ threw: check, faces, byHand: false });

test.each<[string, Thrown[]]>([
  ['', []],
  ['weather-change 35', [threw('weather-change', 3, 5)]],
  ['lame-duck 4', [threw('lame-duck', 4)]],
  ['weather-change 35 41', [threw('weather-change', 3, 5), threw('weather-change', 4, 1)]],
  [
    'weather-forecast 66, weather-change 35 41, weather-forecast 11',
    [
      threw('weather-forecast', 6, 6),
      threw('weather-change', 3, 5),
      threw('weather-change', 4, 1),
      threw('weather-forecast', 1, 1),
    ],
  ],
])('the log-book writes "%s" for its throws, and reads them back', (text, throws) => {
  expect(writeThrows(throws)).toBe(text);
  expect(readThrows(text, false)).toEqual(throws);
});

test("throws of the player's own hand are read as such", () => {
  expect(readThrows('weather-change 35', true)).toEqual([{ threw: 'weather-change', faces: [3, 5], byHand: true }]);
});

test('a check of another version is read by its name: the rules will say that it differs', () => {
  expect(readThrows('wind-change 35', false)).toEqual([threw('wind-change', 3, 5)]);
});

test.each(['weather-change 37', 'weather-change 3x', 'weather-change '])('"%s" is no throw', (text) => {
  expect(() => readThrows(text, false)).toThrow('no dice can show');
});
