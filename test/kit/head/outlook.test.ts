import { expect, test } from 'vitest';
import { leadingOn, type Onward, turnsAhead } from '../../../src/kit/head/outlook.ts';

/** A machine on a line of ten places: it flies one or two on, and is lost beyond the ninth; it may rest on those named. */
const line = (...rests: number[]): Onward<number> => ({
  next: (from) => [from + 2, from + 1, ...(rests.includes(from) ? [from] : [])].filter((end) => end <= 9),
  isInHand: (end) => end < 9,
});

test('the look ends at the first way that leads on for all its turns, and tells how far the longest leads otherwise', () => {
  expect([0, 5, 6, 7, 8, 9].map((from) => turnsAhead(from, 3, line()))).toEqual([3, 3, 2, 2, 1, 0]);
  expect([7, 8, 9].map((from) => turnsAhead(from, 3, line(8)))).toEqual([3, 3, 0]);
});

test('a last turn after which nobody flies on as he likes is none', () => {
  expect([turnsAhead(7, 1, line()), turnsAhead(8, 1, line())]).toEqual([1, 0]);
});

const ranked = [-1, 2, 0, 3, 3, 1, 3].map((of, place) => ({ of, worth: -place }));
const outlook = { turns: 3, ahead: (way: number) => way };

test('of ranked ways those that lead on are taken, in their order, and no more than are wanted', () => {
  expect(leadingOn(ranked, outlook, 2).map(({ worth }) => worth)).toEqual([-3, -4]);
  expect(leadingOn(ranked, outlook, 9).map(({ worth }) => worth)).toEqual([-3, -4, -6]);
});

test('where none leads on, those that lead on longest are taken; of nothing, nothing', () => {
  const short = ranked.filter(({ of }) => of < 3);
  expect(leadingOn(short, outlook, 2).map(({ of }) => of)).toEqual([2]);
  expect(leadingOn([], outlook, 2)).toEqual([]);
});

test('when enough are found nobody looks at the rest', () => {
  const seen: number[] = [];
  leadingOn(ranked, { turns: 3, ahead: (way) => seen.push(way) && way }, 1);
  expect(seen).toEqual([-1, 2, 0, 3]);
});
