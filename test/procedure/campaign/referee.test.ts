import { expect, test } from 'vitest';
import { book } from '../../support/cards/book.ts';
import { refereed } from '../../support/read/referee.ts';

test.each([
  ['bold', 'A', 8],
  ['prudent', 'B', 6],
  ['random', 'C', 12],
] as const)('what is told of days flown by %s is what the rulebook makes of their dice', (policy, flight, days) => {
  expect(refereed(`referee-${flight}`, policy, flight, days, book)).toEqual([]);
});
