import { expect, test } from 'vitest';
import { readBand } from '../../../src/cards/band.ts';
import { book } from '../../support/cards/book.ts';

const card = book.pilotSkillFiringAndBravery;

test('(51) Skill ends at 7 and Firing at A; Bravery has no upper end', () => {
  expect(card.limits).toMatchObject({ skill: { most: 7 }, firing: { best: 'A' } });
  expect(readBand(card.letters, 400).letter).toBe('DD');
});

test.each([
  [0, 'S'],
  [1, 'S'],
  [2, 'NV'],
  [3, 'NV'],
  [4, 'N'],
  [11, 'N'],
  [12, 'B'],
  [16, 'B'],
  [17, 'DD'],
])('(7) Bravery %i is written %s on the Mission Log', (number, letter) => {
  expect(readBand(card.letters, number).letter).toBe(letter);
});

test('(example) only a Daredevil must ignore being Driven Off by Archie', () => {
  const binding = Object.fromEntries(card.letters.map((row) => [row.letter, row.ignoresDrivenOffByArchie]));
  expect(binding).toEqual({ S: 'must-not', NV: 'must-not', N: 'must-not', B: 'must-not', DD: 'must' });
});

test('(40) the braver the man, the less free he is to escape', () => {
  expect(card.letters.map(({ escapes }) => escapes)).toEqual(['check', 'check', 'may', 'outnumbered', 'must-not']);
});

test('(34) (40) whatever the Bravery a Lame Duck must escape, and a man with no gun left may', () => {
  expect(card.alwaysEscapes.map(({ when, escapes }) => [when, escapes])).toEqual([
    ['lame-duck', 'must'],
    ['no-gun-left', 'may'],
  ]);
});

test('(introduction) the red machines shake a man', () => {
  expect(card.braveryParts.jasta11.modifier).toBeLessThan(0);
});

test('nerve grows with Bravery', () => {
  const nerves = card.letters.map(({ nerve }) => nerve);
  expect(nerves).toEqual([...nerves].sort((a, b) => a - b));
});
