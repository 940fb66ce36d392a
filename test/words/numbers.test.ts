import { expect, test } from 'vitest';
import {
  alone,
  capital,
  counted,
  fieldSpokenOf,
  halved,
  height,
  listed,
  numbered,
  oneOf,
  ordinal,
  signed,
  times,
  victoryPoints,
  waysText,
} from '../../src/words/numbers.ts';

test('counts are in words up to twelve, with their nouns', () => {
  expect([0, 1, 2, 13].map((count) => counted(count, 'turn'))).toEqual([
    'no turns',
    'one turn',
    'two turns',
    '13 turns',
  ]);
  expect([1, 2].map((count) => counted(count, 'man', 'men'))).toEqual(['one man', 'two men']);
  expect([1, 3].map((count) => numbered(count, 'shot'))).toEqual(['1 shot', '3 shots']);
  expect([0, 1, 13].map(alone)).toEqual(['none', 'one', '13']);
  expect([-1, 1, -3, 0].map(victoryPoints)).toEqual([
    '-1 Victory Point',
    '+1 Victory Point',
    '-3 Victory Points',
    '0 Victory Points',
  ]);
  expect([1, 2, 3].map(times)).toEqual(['once', 'twice', 'three times']);
});

test('halves are said as halves', () => {
  expect([0.5, 1, 1.5, 2.5].map((count) => halved(count, 'balloon'))).toEqual([
    'half a balloon',
    'one balloon',
    'a balloon and a half',
    'two balloons and a half',
  ]);
});

test('the days of a month by their place', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
  ]);
});

test('odds are told in one way', () => {
  expect(waysText(7)).toBe('7 in 36');
  expect(waysText(1, 6)).toBe('1 in 6');
});

test('figures, heights and lists', () => {
  expect([1, 0, -2].map(signed)).toEqual(['+1', '0', '-2']);
  expect([0, 12000].map(height)).toEqual(['Tree-Top', '12,000 ft']);
  expect(listed(['B1', 'B3', 'B6'])).toBe('B1, B3 and B6');
  expect(['Albatros D.III', 'F.K.8', 'Rumpler C.I'].map(oneOf)).toEqual([
    'an Albatros D.III',
    'an F.K.8',
    'a Rumpler C.I',
  ]);
});

test('a field whose name is a point of the compass is said to be a field', () => {
  expect(['North', 'Mercatel'].map(fieldSpokenOf)).toEqual(['the North landing field', 'Mercatel']);
});

test('a count at the beginning of a sentence is written out, a date there is not', () => {
  expect(capital('two bursts')).toBe('Two bursts');
  expect(capital('10 bursts')).toBe('Ten bursts');
  expect(capital('16 bursts')).toBe('Sixteen bursts');
  expect(capital('40 bursts')).toBe('Forty bursts');
  expect(capital('81 bursts')).toBe('Eighty-one bursts');
  expect(capital('13 April')).toBe('13 April');
  expect(capital('100 bursts')).toBe('100 bursts');
});
