import { expect, test } from 'vitest';
import { compileCards, onTable } from '../../../src/cards/reading/compiled.ts';
import { book } from '../../support/people/campaigns.ts';

test('the cards that ship are the cards that were read, name by name and cell by cell', () => {
  const shipped = onTable(compileCards(book));
  expect(Object.keys(shipped)).toEqual(Object.keys(book));
  expect(shipped).toEqual(book);
  expect(structuredClone(shipped)).toEqual(book);
});

test('a card is the same card whenever it is looked at', () => {
  const shipped = onTable(compileCards(book));
  expect(shipped.missionMap).toBe(shipped.missionMap);
});
