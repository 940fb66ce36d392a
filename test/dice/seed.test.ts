import { expect, test } from 'vitest';
import { parseSeed } from '../../src/dice/seed.ts';

test.each([
  ['dawn', 'alea:1:dawn'],
  ['  dawn ', 'alea:1:dawn'],
  ['1917', 'alea:1:1917'],
  ['Bloody April', 'alea:1:Bloody April'],
  ['Übermut', 'alea:1:Übermut'],
  ['alea:1:dawn', 'alea:1:dawn'],
  ['x'.repeat(60), `alea:1:${'x'.repeat(60)}`],
])('the seed typed as "%s" is printed as %s', (typed, printed) => {
  expect(parseSeed(typed)).toBe(printed);
});

test('a printed seed, typed again, is the same seed', () => {
  expect(parseSeed(parseSeed('dawn') ?? '')).toBe('alea:1:dawn');
});

test.each([
  ['xor128:1:dawn', "another generator's"],
  ['alea:2:dawn', "another version's"],
  ['ALEA:1:dawn', 'no generator of that spelling'],
  ['alea:1:', 'a word is wanting'],
  ['', 'a word is wanting'],
  ['   ', 'a word is wanting'],
  ['da:wn', 'a colon'],
  ['alea:1:da:wn', 'a colon'],
  ['da\nwn', 'two lines'],
  ['alea:1:da\u0007wn', 'a control sign'],
  ['da\u2028wn', 'a line separator'],
  ['da\u200Bwn', 'a sign that cannot be seen'],
  ['x'.repeat(61), 'longer than sixty signs'],
])('%j is no seed: %s', (typed) => {
  expect(parseSeed(typed)).toBeUndefined();
});
