import { afterEach, beforeEach, expect, test } from 'vitest';
import { COURSE_DONE, STOPS } from '../../../src/questions/map/course-words.ts';
import { hasNoRoom } from '../../../src/seat/page/passages.ts';

const before = process.stdout.rows;
beforeEach(() => {
  process.stdout.rows = 24;
});
afterEach(() => {
  process.stdout.rows = before;
});

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, isWeighty: false }));
const FOUR = ['On to J11, Queant (3 AFT, 73 left).', 'Archie, two shots: near B6.', 'Nobody.', 'The weather holds.'];
const TWO_TURNS = [...FOUR, 'On to J12 (3 AFT, 70 left).'];

test('several turns of a course that a low page cannot tell wait for their reader', () => {
  expect(hasNoRoom(lines(...TWO_TURNS))).toBe(true);
  expect(hasNoRoom(lines('Four turns, by J06, J07, J08 and J09: nobody in sight.', ...FOUR))).toBe(true);
  expect(hasNoRoom(lines(...TWO_TURNS.slice(1), 'They stay over J12.', STOPS['guns-below']))).toBe(true);
  expect(hasNoRoom(lines(...TWO_TURNS.filter((line) => !line.startsWith('Archie')), COURSE_DONE))).toBe(false);
});

test('one turn has room on the page, which says where the rest of it is; several have room on a high one', () => {
  expect(hasNoRoom(lines(...FOUR, 'The flight leaves them alone.', STOPS.happened))).toBe(false);
  process.stdout.rows = 50;
  expect(hasNoRoom(lines(...TWO_TURNS, COURSE_DONE))).toBe(false);
});
