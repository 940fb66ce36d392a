import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paperFor } from '../../../src/page/paper.ts';
import { findToldRules, toldRules } from '../../../src/screens/pages/rules-of-fights.ts';
import { rulesPage } from '../../../src/screens/pages/rules-page.ts';
import { marksIn } from '../../ledger/marks.ts';
import { book } from '../../support/cards/book.ts';
import { plain } from '../../support/plain-paper.ts';

const page = (query: string, columns = 80) => rulesPage(book, query, plain(columns));

test('a mark shows the rule in a sentence, the box that it comes from and its chapter', () => {
  expect(page('V054')).toBe(
    'V054 Winged Victory: Tests, stalls and figures\n\n' +
      'Who stalls stops where she is. Her speed goes to the first black and white box,\nand a marker says that she falls.',
  );
});

test.each(['w010', '(W010)', 'W10', ' W010 '])('%s is the same rule however it is typed', (typed) => {
  expect(page(typed)).toContain('Two steep cards, those with a star here, never follow each other');
});

test('a word that the rules of several boxes have lists them all, box by box', () => {
  const told = page('tailing');
  expect(told).toMatch(/rules speak of "tailing"/);
  for (const each of ['(17) Initiative', 'Wings of War', 'W056', 'Wings of Glory', 'G050', 'Winged Victory', 'V068'])
    expect(told).toContain(each);
  expect(told).toContain('In Clouds of Glory');
  expect(told).toContain('C020');
  expect(told.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('the rules of the game that is played come before the campaign’s, and those of the others are counted', () => {
  const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
  const lines = rulesPage(book, 'fire', paper, ['winged-victory']).split('\n');
  expect(lines[1]).toBe('Winged Victory');
  expect(lines[2]).toMatch(/^ {2}V\d{3} /);
  const own = lines.indexOf('Wings over France');
  expect(lines[own + 1]).toMatch(/^ {2} *\(\d+\) /);
  expect(own).toBeGreaterThan(0);
  // Who plays one game is not shown the rules of four others.
  expect(lines).not.toContain('Wings of War');
  expect(lines.at(-1)).toMatch(/^\S+ rules of the other games too: wof rules fire lists them\.$/);
  expect(lines.filter((line) => line === 'Winged Victory')).toHaveLength(1);
});

test('a word that only other games know has their rules', () => {
  const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
  expect(rulesPage(book, 'tailing', paper, [])).toContain('of the other games too');
  expect(rulesPage(book, 'steep', paper, [])).toContain('Wings of War');
});

test('the boxes have as many rules as their books: 61, 63, 125 and 131', () => {
  const count = (letter: string) => toldRules(book).filter(({ rule }) => rule.startsWith(letter)).length;
  expect(['W', 'G', 'V', 'C'].map(count)).toEqual([61, 63, 125, 131]);
});

test('a number beyond them is no rule', () => {
  expect(page('W062')).toMatch(/No rule speaks of "W062"/);
});

/** All that is written in the rooms that a player reads. */
const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:games\/\w+\/screen|kit\/screen|page|questions|screens)\b.*\.ts$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'));

test('every mark on a screen is a rule that can be looked up', () => {
  const cited = new Set(screens.flatMap(marksIn));
  expect(cited.size).toBeGreaterThan(60);
  expect([...cited].filter((mark) => findToldRules(book, mark).length !== 1)).toEqual([]);
});
