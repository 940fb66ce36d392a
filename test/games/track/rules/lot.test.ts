import { expect, test } from 'vitest';
import { drawLot } from '../../../../src/games/track/rules/german-conduct.ts';
import { book, type LoadedThrow, playLoaded } from '../../../support/fights/fights.ts';

const draw = (count: number, dice: readonly LoadedThrow[]) =>
  playLoaded(book, dice, [], (table) =>
    drawLot(
      Array.from({ length: count }, (_, i) => i),
      table,
    ),
  ).result;

test('one among one needs no die', () => {
  expect(draw(1, [])).toBe(0);
});

test.each([2, 3, 6])('(24) among %i every face counts, each alike often', (count) => {
  const drawn = [1, 2, 3, 4, 5, 6].map((face) => draw(count, [`lot ${face}`]));
  for (let place = 0; place < count; place++) expect(drawn.filter((one) => one === place)).toHaveLength(6 / count);
});

test('(24) among four a 5 or a 6 is thrown again', () => {
  expect(draw(4, ['lot 5', 'lot 6', 'lot 3'])).toBe(2);
});

test('(24) among more than six two dice are read, the red one first', () => {
  expect(draw(7, ['lot-of-many 12'])).toBe(1);
  expect(draw(7, ['lot-of-many 66', 'lot-of-many 21'])).toBe(6);
});

test('a lot among none is a broken promise', () => {
  expect(() => draw(0, ['lot 1'])).toThrow('no one to draw a lot among');
});
