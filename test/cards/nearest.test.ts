import { expect, test } from 'vitest';
import { nearest } from '../../src/cards/nearest.ts';

const KNOWN = ['weather-effects', 'forty-one', 'hit-cards', 'dfd', 'up'];

test.each([
  ['wether-effects', 'weather-effects'],
  ['weather-effect', 'weather-effects'],
  ['fortyone', 'forty-one'],
  ['hit-crads', 'hit-cards'],
  ['dfdd', 'dfd'],
  ['ud', 'up'],
  ['pu', 'up'],
])('"%s" was meant to be %s', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant);
});

test.each(['observers', 'zeppelin', ''])('"%s" is near to nothing that is known', (word) => {
  expect(nearest(word, KNOWN.slice(0, 3))).toBeUndefined();
});

test.each([
  ['nobody', 'wood'],
  ['blah', 'plan'],
])('"%s" begins unlike %s, and is more than a stroke from it', (word, known) => {
  expect(nearest(word, [known])).toBeUndefined();
});

test.each([
  ['done', 'dice'],
  ['wait', 'way'],
])('"%s" is not %s: of up to four letters one is mistyped', (word, known) => {
  expect(nearest(word, [known])).toBeUndefined();
});

test('where nothing is known nothing is near', () => {
  expect(nearest('dfd', [])).toBeUndefined();
});
