import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WITHOUT_CODE } from './ledger/rulebooks.ts';
import { isOfRules } from './support/read/files-of-rules.ts';

const RULES = Array.from({ length: 51 }, (_, i) => i + 1);

const excepted = Object.keys(WITHOUT_CODE).map(Number);

/** The rules that the files below a folder cite, by a pattern whose first group lists their numbers. */
function citedIn(folder: string, pattern: RegExp, isMeant: (path: string) => boolean): Set<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const texts = files.filter((path) => path.endsWith('.ts') && isMeant(path)).map((path) => readFileSync(path, 'utf8'));
  const lists = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, numbers = '']) => numbers));
  return new Set(lists.flatMap((numbers) => [...numbers.matchAll(/\d+/g)].map(Number)));
}

/** The first line of a comment on a rule: its number or numbers in brackets, then its name. */
const inCode = citedIn('src', /\/\*\* ((?:\([\d, ]+\) ?)+)/g, isOfRules);
/** The beginning of a test's name: the same. */
const inTests = citedIn('test', /['"`]((?:\([\d, ]+\) ?)+)/g, () => true);

const rulesOf = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

test('every rule of the 51 has code that cites it, or a reason why it has none', () => {
  expect(RULES.filter((rule) => !inCode.has(rule) && !excepted.includes(rule))).toEqual([]);
});

test('every rule that code cites is cited by a test', () => {
  expect(rulesOf(inCode).filter((rule) => !inTests.has(rule))).toEqual([]);
});

test('no rule is excepted once it has code', () => {
  expect(excepted.filter((rule) => inCode.has(rule))).toEqual([]);
});

test('nothing cites a rule that the rulebook does not have', () => {
  expect(rulesOf([...inCode, ...inTests]).filter((rule) => !RULES.includes(rule))).toEqual([]);
});
