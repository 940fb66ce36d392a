import { expect, test } from 'vitest';
import { CELLS } from '../bench/fit/cells.ts';
import { figureOf, isOurs } from '../bench/fit/overlay.ts';

test('the fit may move only cells of our own, each named once, within its range', () => {
  expect(CELLS.filter((cell) => !isOurs(cell)).map(({ name }) => name)).toEqual([]);
  expect(new Set(CELLS.map(({ name }) => name)).size).toBe(CELLS.length);
  for (const cell of CELLS) {
    expect(figureOf(cell), cell.name).toBeGreaterThanOrEqual(cell.from);
    expect(figureOf(cell), cell.name).toBeLessThanOrEqual(cell.to);
  }
});

test('a known cell is seen for what it is, in a row of its own mark or within one', () => {
  const known = { name: '', from: 0, to: 0 };
  expect(
    isOurs({ ...known, card: 'cards/victory-points.yaml', path: ['enemies', 0, 'shotDown'] }),
    'reported, in a row that is fitted',
  ).toBe(false);
  expect(isOurs({ ...known, card: 'cards/damage-tables.yaml', path: ['twinGuns', 'modifier'] })).toBe(false);
});
