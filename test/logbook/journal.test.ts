import { expect, test } from 'vitest';
import { isThrown } from '../../src/logbook/journal.ts';

test('a throw is told from an answer', () => {
  expect(isThrown({ threw: 'weather-change', faces: [3, 5], byHand: false })).toBe(true);
  expect(isThrown({ asked: 'movement', answer: 'stay' })).toBe(false);
});
