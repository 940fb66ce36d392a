import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SYSTEM_NAMES } from '../../src/rulebook/fights/system-names.ts';

/** The rows of the table that `npm run prose -- --write` has written. */
const rows = readFileSync('docs/charts/prose.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [ABC] /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the page of prose has months of each flight and of each system', () => {
  expect(rows.map(([, flight]) => flight).join('')).toMatch(/^ABCB+$/);
  expect(new Set(rows.map(([, , fights]) => fights))).toEqual(new Set(SYSTEM_NAMES));
});

test('in none of them stands a letter twice, and no event of weight is left out', () => {
  expect(rows.map((row) => row.slice(-3, -1))).toEqual(rows.map(() => ['0', '0']));
});
