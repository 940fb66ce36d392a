import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { book } from './support/cards/book.ts';
import { expectWritten } from './support/written.ts';

const { rules } = book.rules;

const { words } = book.glossary;

/** The glossary as a page: what `wof glossary` and `?` say, in a table. */
function glossaryPage(): string {
  const rows = [
    ['word', 'meaning', 'rule'],
    ...words.map(({ word, means, rules: cited }) => [word, means, cited.join(', ')]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${GLOSSARY_HEAD}\n${[lines[0], rule, ...lines.slice(1)].join('\n')}\n`;
}

const GLOSSARY_HEAD = `# Glossary

The game's own words, in its spelling, with the rule that explains each. \`wof glossary WORD\` and \`?\`
at a prompt say the same, \`wof rules WORD\` shows the rule. Written by \`npm run record\` from
\`data/rules/glossary.yaml\`.
`;

test('the page of the glossary is what the program says', () => {
  expectWritten('docs/glossary.md', glossaryPage());
});

/** The items of a list, each on one line, whatever its page is wrapped at. */
const itemsIn = (page: string): string[] =>
  page
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));

/** `- (16), (21) **What is ruled.** Why.` */
const rulings = itemsIn(readFileSync('docs/rulings.md', 'utf8'));

test('the glossary stands in alphabetical order, each word once', () => {
  const spelt = words.map(({ word }) => word.toLowerCase());
  expect(spelt).toEqual([...new Set(spelt)].sort((a, b) => a.localeCompare(b, 'en')));
});

test.each(['AFT', 'Archie', 'DFD', 'Driven Off', 'Lame Duck', 'Personal Duel', 'Straggler', 'Tree-Top'])(
  'the glossary knows %s, and so does a rule',
  (word) => {
    expect(words.map((each) => each.word)).toContain(word);
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
  const named = [...PAGES, 'README.md'].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:src|data|test|bin|docs)\/[\w./-]+)`/g)].map(([, path = '']) => ({
      page,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

/** Pages whose figures and sentences a program writes. */
const WRITTEN = /^docs\/(charts|ledger)\/|^docs\/(speed|attack|rules-ledger)\.md$/;
const WIDEST = 100;
/** A table, a picture, a quotation of what is typed, or a word that has no place to break at. */
const isUnbroken = (line: string): boolean =>
  /^\s*[|!<]|^ {4}/.test(line) || !/\S \S/.test(line.slice(0, WIDEST).trim());

test.each([...PAGES.filter((page) => !WRITTEN.test(page)), 'README.md'])('%s is wrapped at 100 columns', (page) => {
  const prose = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  expect(prose.split('\n').filter((line) => line.length > WIDEST && !isUnbroken(line))).toEqual([]);
});
