import { expect, test } from 'vitest';
import { source } from '../../src/cards/source.ts';
import { marksOfCards } from '../support/cards/marks-of-cards.ts';

test.each([
  'rulebook 1',
  'rulebook 9',
  'rulebook 10',
  'rulebook 49',
  'rulebook 51',
  'rulebook example',
  'rulebook introduction',
  'reported',
  'history',
  'derived',
  'fitted',
  'invented',
  'printed',
])('a row may come from "%s"', (text) => {
  expect(source.safeParse(text).success).toBe(true);
});

test.each(['rulebook', 'rulebook 0', 'rulebook 52', 'rulebook 100', 'hearsay', 'History', ''])(
  'a row does not come from "%s"',
  (text) => {
    expect(source.safeParse(text).success).toBe(false);
  },
);

test('(24 of By the book) a player whose own cards have the old mark need not change them; ours have it nowhere', () => {
  expect(source.safeParse('reconstructed').success).toBe(true);
  expect(marksOfCards().filter(({ mark }) => mark === 'reconstructed')).toEqual([]);
});
