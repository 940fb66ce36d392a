import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS, FOLDERS } from '../../src/cards/contents.ts';
import { COUNTS } from './counts.ts';
import { BLOCK, charts, OF_WHOLE_FIGHTS, pages, rewritten } from './pages.ts';

const textOf = (name: string): string => readFileSync(`docs/${name}`, 'utf8');

const ofCards = pages.filter((page) => !OF_WHOLE_FIGHTS.includes(page));

// `npm run charts` writes the figures into the documents as they are counted now.
test.each(ofCards)('(25 of By the book) the figures in docs/%s are those of the cards and the rules', (name) => {
  expect(textOf(name)).toBe(rewritten(name));
});

// They take minutes: .ci/run flies them in a step of its own, `npm test` where it is told to.
test.runIf(process.env['WOF_WHOLE_FIGHTS']).for(OF_WHOLE_FIGHTS)(
  'the figures of whole fights in docs/%s are those of the heads of today',
  { timeout: 600_000 },
  (name) => {
    expect(textOf(name)).toBe(rewritten(name));
  },
);

test('every chart of the cards, and every figure counted, stands in one document or another', () => {
  const all = pages.map(textOf).join('\n');
  const shown = [...all.matchAll(BLOCK)].map(([, title]) => title);
  expect([...charts.keys()].filter((title) => !shown.includes(title))).toEqual([]);
  expect(Object.keys(COUNTS).filter((name) => !all.includes(`<!--n ${name}-->`))).toEqual([]);
});

const index = textOf('charts.md');

test('docs/charts.md leads to every page of charts, and to none that is not there', () => {
  const there = readdirSync('docs/charts').map((name) => `charts/${name}`);
  const led = [...index.matchAll(/\((charts\/[^)]+)\)/g)].map(([, name]) => name);
  expect([...new Set(led)].sort()).toEqual(there.sort());
});

test('docs/charts.md names every card and every folder of cards', () => {
  const files = [...Object.values(CARDS).map(({ file }) => basename(file, '.yaml')), ...Object.keys(FOLDERS)];
  for (const name of files) expect(index).toContain(`\`${name}\``);
});
