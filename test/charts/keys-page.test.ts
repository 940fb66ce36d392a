import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { KEYS_PAGE, rowsOfPage } from '../bench/keys/keys-page.ts';

/** What a first day may take on the Initiative Track, and a flight's way home: lines typed. */
const FIRST_DAY = 95;
const HOME = 2;

test('the page of keys has a day of two fights and more in each of the games, and the way home', () => {
  const rows = rowsOfPage(readFileSync(KEYS_PAGE, 'utf8'));
  expect(rows.map(({ what }) => what)).toEqual([
    ...GAME_NAMES.map((system) => `a first day, ${system}`),
    'a patrol home through cloud',
  ]);
  for (const { figures } of rows) expect(figures.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
  for (const { figures } of rows.slice(0, -1)) expect(figures[0]).toBeGreaterThanOrEqual(2);
});

test('a first day takes half of the 189 lines that it took, and who flies home types a line or two', () => {
  const rows = rowsOfPage(readFileSync(KEYS_PAGE, 'utf8'));
  expect(rows[0]?.figures[2]).toBeLessThanOrEqual(FIRST_DAY);
  expect(rows.at(-1)?.figures[2]).toBeLessThanOrEqual(HOME);
});
