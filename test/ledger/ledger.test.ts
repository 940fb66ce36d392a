import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carriedOutIn, ledgerPages, testedIn } from './ledger.ts';
import { marksIn, numbersIn } from './marks.ts';
import { RULEBOOKS, WITHOUT_CODE } from './rulebooks.ts';

test.each([...ledgerPages()])('%s says what the tree says; npm run ledger writes it', (file, page) => {
  expect(readFileSync(file, 'utf8')).toBe(page);
});

test('a run of marks cites every rule in it, and one alone itself', () => {
  expect(marksIn('(C025) to (C028) or V057; W009 (G010), not G12')).toEqual([
    'C025',
    'C026',
    'C027',
    'C028',
    'V057',
    'W009',
    'G010',
  ]);
  expect(numbersIn('(17) to (19), (6, 9) and (33)')).toEqual(['17', '18', '19', '6', '9', '33']);
});

test.each(RULEBOOKS)('every rule of $title has code or a card, or a reason why not', ({ rules }) => {
  const without = rules.filter((rule) => carriedOutIn(rule).length === 0 && !(rule.mark in WITHOUT_CODE));
  expect(without).toEqual([]);
});

test.each(RULEBOOKS)('every rule of $title that has code has a test', ({ rules }) => {
  expect(rules.filter((rule) => testedIn(rule).length === 0 && !(rule.mark in WITHOUT_CODE))).toEqual([]);
});
