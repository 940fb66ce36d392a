import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { lackingCards } from '../../src/reading/lacking.ts';
import { book } from '../support/cards/book.ts';

test.each(GAME_NAMES)('%s has a card of every machine that flies in the campaign', (system) => {
  expect(lackingCards(system, book)).toEqual([]);
});

test('a machine of which a way to fight has no card is named once, whoever flies it', () => {
  const [first, ...others] = book.squadronNotes.flights;
  if (!first) throw new Error('The squadron has no flight.');
  const fighters = { numbers: ['A1'], aircraft: 'moth' };
  const squadronNotes = { ...book.squadronNotes, flights: [{ ...first, fighters }, ...others] };
  const counters = book.fortyOne.counters.map((counter) => ({ ...counter, aircraft: 'moth' }));
  const flown = { ...book, squadronNotes, fortyOne: { ...book.fortyOne, counters } };
  expect(lackingCards('winged-victory', flown)).toEqual(['moth']);
  expect(lackingCards('wings-over-france', flown)).toEqual(['moth']);
});
