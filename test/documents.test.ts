import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../src/games/game-names.ts';
import { book } from './support/cards/book.ts';

const { rules } = book.rules;

/** The cells of a document's tables, without heads and rules. */
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-+|word) /.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const glossary = rowsOf('docs/glossary.md');
/** `- (16), (21) **What is ruled.** Why.` */
const rulings = readFileSync('docs/rulings.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

test('the glossary stands in alphabetical order, each word once', () => {
  const words = glossary.map(([word = '']) => word.toLowerCase());
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

test('every word of the glossary has a meaning and a rule that there is', () => {
  for (const [, meaning = '', numbers = ''] of glossary) {
    expect(meaning.length).toBeGreaterThan(5);
    expect(numbers.split(', ').every((number) => rules[Number(number) - 1] !== undefined)).toBe(true);
  }
});

test.each(['AFT', 'Archie', 'DFD', 'Driven Off', 'Lame Duck', 'Personal Duel', 'Straggler', 'Tree-Top'])(
  'the glossary knows %s, and so does a rule',
  (word) => {
    expect(glossary.map(([each]) => each)).toContain(word);
    expect(rules.some(({ title, text, search }) => [title, text, ...search].some((each) => each.includes(word)))).toBe(
      true,
    );
  },
);

test('every ruling has its rule, what is ruled, and why', () => {
  expect(rulings.length).toBeGreaterThan(25);
  for (const ruling of rulings) {
    const [, numbers = ''] = /^- (\([0-9]+\)(?:, \([0-9]+\))*) \*\*[A-Z].+\.\*\* [A-Z].+\.$/.exec(ruling) ?? [ruling];
    const rule = [...numbers.matchAll(/\d+/g)].map(([number]) => rules[Number(number) - 1]);
    expect(rule.length, ruling).toBeGreaterThan(0);
    expect(rule).not.toContain(undefined);
  }
});

test('what is not modelled has a section of its own, and each of its lines a reason', () => {
  const [, section = ''] = readFileSync('docs/rulings.md', 'utf8').split('## What is not modelled\n');
  const lines = section.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.every((line) => rulings.includes(line))).toBe(true);
});

test('no two rulings say the same in bold', () => {
  const ruled = rulings.map((line) => /\*\*(.+)\*\*/.exec(line)?.[1]);
  expect(new Set(ruled).size).toBe(ruled.length);
});

test.each(GAME_NAMES)('%s has a page of its own, whose files there are', (system) => {
  const page = readFileSync(`docs/systems/${system}.md`, 'utf8');
  const named = [...page.matchAll(/`((?:src|data)\/[\w./-]+)`/g)].flatMap(([, path]) => path ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
