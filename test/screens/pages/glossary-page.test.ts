import { expect, test } from 'vitest';
import { explainedAs, explainedIn, glossaryPage } from '../../../src/screens/pages/glossary-page.ts';
import { book } from '../../support/cards/book.ts';
import { plain, widest } from '../../support/plain-paper.ts';

const found = (word: string) => explainedAs(book, word).map((each) => each.word);

test.each([
  ['aft', ['AFT']],
  ['lame duck', ['Lame Duck']],
  ['DOG-FIGHT', ['Dog-Fight']],
  ['visibility', ['Archie Visibility', 'Vertical Visibility']],
  ['zeppelin', []],
])('%s leads to %j: the word itself, else those that it is a part of', (asked, words) => {
  expect(found(asked)).toEqual(words);
});

test('no word leads to all of them', () => {
  expect(found('')).toEqual(book.glossary.words.map(({ word }) => word));
});

test('each word is told with its rules, on a narrow page too', () => {
  const page = glossaryPage(explainedAs(book, 'aft'), plain(60));
  expect(page).toContain('AFT (rules 10 and 11): Air Flying Time: ');
  expect(page).toContain('\n  ');
  expect(widest(page)).toBeLessThanOrEqual(60);
});

test.each([
  ['Escorts of Lame Ducks pay AFT for it.', ['AFT', 'Escort', 'Lame Duck']],
  ['A Lame Duck Check and an AFTER.', ['Lame Duck', 'Lame Duck Check']],
  ['nothing of an escort', []],
])('in %j stand %j', (text, words) => {
  expect(explainedIn(book, text)).toEqual(words);
});

test('a word with signs that mean something elsewhere is looked for as it is written', () => {
  const own = { glossary: { ...book.glossary, words: [{ word: 'S.E.5 (a)', rules: [9], means: 'a machine' }] } };
  expect(explainedIn(own, 'An S.E.5 (a) of 56')).toEqual(['S.E.5 (a)']);
  expect(explainedIn(own, 'An SxE.5 (a) of 56')).toEqual([]);
});
