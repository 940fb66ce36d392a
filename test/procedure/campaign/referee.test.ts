import { expect, test } from 'vitest';
import { book } from '../../support/cards/book.ts';
import { refereed } from '../../support/read/referee.ts';

test.each([
  ['bold', 'A', 8],
  ['prudent', 'B', 6],
  ['random', 'C', 12],
] as const)(
  '(5, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 33, 34, 35, 36, 38, 39, 40, 41, 43, 49) what is told of days flown by %s is what the rulebook makes of their dice',
  (policy, flight, days) => {
    expect(refereed(`referee-${flight}`, policy, flight, days, book)).toEqual([]);
  },
);
