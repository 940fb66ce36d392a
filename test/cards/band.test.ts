import { expect, test } from 'vitest';
import { readBand } from '../../src/cards/band.ts';
import { bandTable } from '../../src/cards/reading/band-schema.ts';

const rows = [
  { from: 1, to: 2, angle: 'head-on' },
  { from: 3, to: 7, angle: 'quarter' },
];

test.each([
  [1, 'head-on'],
  [2, 'head-on'],
  [3, 'quarter'],
  [7, 'quarter'],
  [0, 'head-on'],
  [12, 'quarter'],
])('a difference of %i reads %s: each row to its end, the end rows beyond it', (value, angle) => {
  expect(readBand(rows, value).angle).toBe(angle);
});

test('a table without rows is a broken promise', () => {
  expect(() => readBand([], 3)).toThrow('without rows');
});

const schema = bandTable({});
const band = (from: number, to: number) => ({ from, to, source: 'reconstructed' });

test.each([
  ['follow on', [band(1, 2), band(3, 7)], true],
  ['leave a gap', [band(1, 2), band(4, 7)], false],
  ['overlap', [band(1, 3), band(3, 7)], false],
  ['end before they begin', [band(2, 1)], false],
])('rows that %s', (_, written, sound) => {
  expect(schema.safeParse(written).success).toBe(sound);
});
