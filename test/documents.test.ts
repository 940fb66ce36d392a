import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
/** The items of a list, each on one line, whatever its page is wrapped at. */
const itemsIn = (page: string): string[] =>
  page
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));

/** `- (16), (21) **What is ruled.** Why.` */
const rulings = itemsIn(readFileSync('docs/rulings.md', 'utf8'));

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
  const lines = itemsIn(section);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !rulings.includes(line))).toEqual([]);
  expect(section.split('\n').filter((line) => line !== '' && !/^(- | {2})/.test(line))).toEqual([]);
});

test('no two rulings say the same in bold', () => {
  const ruled = rulings.map((line) => /\*\*(.+)\*\*/.exec(line)?.[1]);
  expect(new Set(ruled).size).toBe(ruled.length);
});

/** The pages of developers and players, and those of the games' folders. */
const PAGES = ['docs', 'src/games'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test('every game has a page of its own', () => {
  const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.map(({ name }) => `src/games/${name}/README.md`).filter((page) => !existsSync(page))).toEqual([]);
});

test('every path that a page names is there', () => {
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:src|data|test|bin|docs)\/[\w./-]+)`/g)].map(([, path = '']) => ({
      page,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

/** Pages whose figures and sentences a program writes. */
const WRITTEN = /^docs\/(charts|ledger)|^docs\/(speed|attack|rules-ledger)\.md$/;
const WIDEST = 100;
/** A table, a picture, a quotation of what is typed, or a word that has no place to break at. */
const isUnbroken = (line: string): boolean =>
  /^\s*[|!<]|^ {4}/.test(line) || !/\S \S/.test(line.slice(0, WIDEST).trim());

test.each([...PAGES.filter((page) => !WRITTEN.test(page)), 'README.md'])('%s is wrapped at 100 columns', (page) => {
  const prose = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  expect(prose.split('\n').filter((line) => line.length > WIDEST && !isUnbroken(line))).toEqual([]);
});
