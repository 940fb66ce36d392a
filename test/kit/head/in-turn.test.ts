import { expect, test } from 'vitest';
import { inTurn } from '../../../src/kit/head/in-turn.ts';

test('who moves last takes the best against what he has seen, and who moves first expects it of each of his ways', () => {
  // Rows are mine: the worst of them are -1 and 2, in the mean 1/2; the best of his columns for me are 4, 2 and 3.
  const worth = [
    [4, -1, 0],
    [2, 2, 3],
  ];
  expect(inTurn(2, 3, (mine, his) => worth[mine]?.[his] ?? 0)).toEqual({ first: 1 / 2, last: 3 });
});
