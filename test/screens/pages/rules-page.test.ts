import { describe, expect, test } from 'vitest';
import { paperFor, withoutInk } from '../../../src/page/paper.ts';
import { findRules, rulesPage } from '../../../src/screens/pages/rules-page.ts';
import { book } from '../../support/cards/book.ts';
import { plain, widest } from '../../support/plain-paper.ts';

const { rules } = book;

const page = (query: string, columns: number) => rulesPage(book, query, plain(columns));
const found = (query: string) => findRules(rules, query).map(({ rule }) => rule);

test('a number shows the rule, its chapter, its cards and its neighbours', () => {
  expect(page('33', 72)).toMatchInlineSnapshot(`
    "(33) Lame Duck Check
    Chapter: Lame Ducks and Stragglers

    A machine with serious engine trouble or a Damaged-abort is a Lame Duck
    and must make for the nearest Allied field. It has a Lame Duck Number.
    Last of all in every turn until it is down, throw two dice: if they show
    exactly that number, what the table threatens comes to pass.

    Cards
      Damage Tables
      Turn Procedure

    See also
      (21) Engine Trouble
      (27) Damaged-abort
      (34) Escorting a Lame Duck
      (36) Stragglers
      (37) Lame Duck Discs"
  `);
});

test('the same rule on a narrow terminal', () => {
  expect(page('(33)', 40)).toMatchInlineSnapshot(`
    "(33) Lame Duck Check
    Chapter: Lame Ducks and Stragglers

    A machine with serious engine trouble or
    a Damaged-abort is a Lame Duck and must
    make for the nearest Allied field. It
    has a Lame Duck Number. Last of all in
    every turn until it is down, throw two
    dice: if they show exactly that number,
    what the table threatens comes to pass.

    Cards
      Damage Tables
      Turn Procedure

    See also
      (21) Engine Trouble
      (27) Damaged-abort
      (34) Escorting a Lame Duck
      (36) Stragglers
      (37) Lame Duck Discs"
  `);
});

test('a rule that needs no card says nothing of cards', () => {
  expect(page('37', 80)).toMatchInlineSnapshot(`
    "(37) Lame Duck Discs
    Chapter: Lame Ducks and Stragglers

    A numbered disc on the machine reminds you of the check at the end of each turn.
    Here the log does the reminding.

    See also
      (33) Lame Duck Check"
  `);
});

test('a word that leads to several rules lists them, titles before texts', () => {
  expect(page('straggler', 60)).toMatchInlineSnapshot(`
    "Straggler (rules 22 and 36): a Lame Duck that goes home
      alone; looked after when the mission is over

    4 rules speak of "straggler". Ask for one by its number.
      (22) Seeing It Home
      (36) Stragglers
      (27) Damaged-abort
      (44) The End of a Mission"
  `);
});

test('a word that no rule knows is answered in a sentence', () => {
  expect(page('zeppelin', 60)).toMatchInlineSnapshot(`
    "No rule speaks of "zeppelin". The rules are numbered 1 to
    51; those of the other games have marks, as W010; try a word
    such as Archie or escape."
  `);
});

test('with colour a rule has the same words as without', () => {
  const coloured = rulesPage(book, '33', paperFor({ columns: 72, isTerminal: true, colour: true }));
  expect(coloured).toContain('\u001b[1m(33) Lame Duck Check\u001b[22m');
  expect(withoutInk(coloured)).toBe(page('33', 72));
});

describe('what a player may type', () => {
  test.each([
    ['40', [40]],
    ['(40)', [40]],
    ['52', []],
    ['0', []],
    ['?!', []],
    ['lame duck check', [33]],
    ['DOG FIGHT DURATION', [19]],
    ['dogfight duration', [19]],
    ['Le Prieur', [32]],
    ["'Buckingham'", [32]],
    ['mercatel', [49]],
  ])('%s finds %j', (query, numbers) => {
    expect(found(query)).toEqual(numbers);
  });
});

test('nothing typed shows all 51 rules by chapter, and the marks of the four other boxes', () => {
  const lines = page('', 80).split('\n');
  expect(lines).toHaveLength(rules.chapters.length + 51 + 5);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Lame Ducks and Stragglers',
      '  (33) Lame Duck Check',
      '  C001 to C131  In Clouds of Glory',
    ]),
  );
});

test.each([40, 57, 80, 120, 300])('no page is wider than %i columns', (columns) => {
  const queries = ['', 'a', 'x'.repeat(90), ...rules.rules.map(({ rule }) => String(rule))];
  expect(Math.max(...queries.map((query) => widest(page(query, columns))))).toBeLessThanOrEqual(columns);
});

test('every word of the glossary leads to what it means, and to the rules that it cites', () => {
  expect(book.glossary.words.length).toBeGreaterThan(90);
  for (const { word, rules: cited } of book.glossary.words) {
    const told = page(word.toUpperCase(), 80);
    expect(told).toContain(`${word} (rule`);
    for (const rule of cited) expect(told).toContain(`(${rule}) `);
  }
});

test('a short word stands alone: aft is no part of after', () => {
  expect(page('aft', 80)).toContain('6 rules speak of "aft"');
  expect(found('aft')).not.toContain(15);
});
