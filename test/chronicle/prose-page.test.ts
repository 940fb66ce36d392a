import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/game-names.ts';

/** The rows of the two tables that `npm run prose -- --write` has written. */
const [rows = [], story = []] = readFileSync('docs/charts/prose.md', 'utf8')
  .split('\n\n')
  .map((part) => part.split('\n').filter((line) => /^\| [ABC] /.test(line)))
  .filter((lines) => lines.length > 0)
  .map((lines) => lines.map((line) => line.split('|').map((cell) => cell.trim())));

test('the page of prose has months of each flight and of each system', () => {
  expect(rows.map(([, flight]) => flight).join('')).toMatch(/^ABCB+$/);
  expect(new Set(rows.map(([, , fights]) => fights))).toEqual(new Set(GAME_NAMES));
});

test('not one sentence in ten stands more than thrice in the papers of its month', () => {
  expect(rows.filter((row) => Number.parseFloat(row[5] ?? '') >= 10)).toEqual([]);
});

test('in none of them stands a letter twice; every event of weight is told, and nothing that is not so; no paper contradicts another', () => {
  const counts = rows.map((row) => [row.at(-6), row.at(-4), row.at(-3), row.at(-2)]);
  expect(counts).toEqual(rows.map(() => ['0', '0', '0', '0']));
});

test('in the same months few evenings have nothing, threads are closed, and every debt is accounted for', () => {
  expect(story.map((row) => row.slice(1, 4))).toEqual(rows.map((row) => row.slice(1, 4)));
  expect(story.filter((row) => Number.parseFloat(row.at(-5) ?? '') > 3)).toEqual([]);
  expect(story.filter((row) => Number(row.at(-3)) < 4)).toEqual([]);
  for (const row of story) {
    const [begun = 0, ended = 0, named = 0] =
      row
        .at(-2)
        ?.split(/, | and /)
        .map(Number) ?? [];
    expect(ended + named).toBe(begun);
  }
});

/** The share in a cell of the second table. */
const shareIn = (row: readonly string[], cell: number) => Number.parseFloat(row.at(cell) ?? '');

test('of a history no frame of a sentence is worn, of a report few are', () => {
  expect(story.filter((row) => shareIn(row, -6) > 5)).toEqual([]);
  expect(story.filter((row) => shareIn(row, -7) > 12)).toEqual([]);
  expect(story.every((row) => row.at(-7)?.endsWith('%') && row.at(-6)?.endsWith('%'))).toBe(true);
});
