import { expect, test } from 'vitest';
import { enemyOf } from '../../src/table/sides.ts';
import { isFor, sideOf } from '../../src/table/whose.ts';

test('each side has the other for an enemy', () => {
  expect([enemyOf('allied'), enemyOf('german')]).toEqual(['german', 'allied']);
});

test("a question is of the side that it names, and else the commander's own", () => {
  expect(sideOf({ about: { day: 1, lost: 'B1' } })).toBe('allied');
  expect(sideOf({ about: { day: 1, lost: 'B1', ...{ side: 'german' } } })).toBe('german');
});

test('what is told to one side is not for the other; what is told to nobody by name is for both', () => {
  const open = { type: 'day-broke', day: 1 } as const;
  expect([isFor(open, 'allied'), isFor(open, 'german')]).toEqual([true, true]);
  const secret = { ...open, ...{ for: 'german' } };
  expect([isFor(secret, 'allied'), isFor(secret, 'german')]).toEqual([false, true]);
});
