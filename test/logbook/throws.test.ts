import { expect, test } from 'vitest';
import type { Drawn, Fell, Thrown } from '../../src/logbook/journal.ts';
import { readThrows, writeThrows } from '../../src/logbook/throws.ts';

const threw = (check: string, ...faces: number[]): Thrown => ({ threw: check, faces, byHand: false });

const drew = (deck: string, card: string): Drawn => ({ drew: deck, card, byHand: false });

test.each<[string, Fell[]]>([
  ['', []],
  ['w 35', [threw('weather-change', 3, 5)]],
  ['lame-duck 4', [threw('lame-duck', 4)]],
  ['w 35 41', [threw('weather-change', 3, 5), threw('weather-change', 4, 1)]],
  [
    'weather-forecast 66, w 35 41, e 22, weather-forecast 11',
    [
      threw('weather-forecast', 6, 6),
      threw('weather-change', 3, 5),
      threw('weather-change', 4, 1),
      threw('encounter', 2, 2),
      threw('weather-forecast', 1, 1),
    ],
  ],
  ['initiative .17 6', [threw('initiative', 17), threw('initiative', 6)]],
  ['initiative .3.10.1', [threw('initiative', 3, 10, 1)]],
  [
    '#damage-a 3 0-jam, w 35, #damage-b 2',
    [drew('damage-a', '3'), drew('damage-a', '0-jam'), threw('weather-change', 3, 5), drew('damage-b', '2')],
  ],
])('the log-book writes "%s" for its throws, and reads them back', (text, throws) => {
  expect(writeThrows(throws)).toBe(text);
  expect(readThrows(text, 'program')).toEqual(throws);
});

test("throws of the player's own hand are read as such", () => {
  expect(readThrows('weather-change 35', 'player')).toEqual([{ threw: 'weather-change', faces: [3, 5], byHand: true }]);
});

test('a name written out is read as well as its letter', () => {
  expect(readThrows('weather-change 35, encounter 22', 'program')).toEqual(readThrows('w 35, e 22', 'program'));
});

test('a check of another version is read by its name: the rules will say that it differs', () => {
  expect(readThrows('wind-change 35', 'program')).toEqual([threw('wind-change', 3, 5)]);
});

test('what is no code of a card is no card', () => {
  expect(() => readThrows('#damage-a ', 'program')).toThrow('no deck has');
});

test.each(['weather-change 37', 'weather-change 3x', 'weather-change ', 'initiative .0', 'initiative 1.2'])(
  '"%s" is no throw',
  (text) => {
    expect(() => readThrows(text, 'program')).toThrow('no dice can show');
  },
);
