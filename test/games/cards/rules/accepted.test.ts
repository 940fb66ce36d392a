import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rules of Wings of War, seed 001, and of Wings of Glory, seed 004, as the study numbers them. */
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(3, '0')}`);
const RULES = [...numbered('W', 61), ...numbered('G', 63)];

const HERE = 'test/games/cards/rules';

const named = new Set(
  readdirSync(HERE).flatMap((file) =>
    [...readFileSync(`${HERE}/${file}`, 'utf8').matchAll(/^ *rule\(\s*'([WG\d ]+)'/gm)].flatMap(([, ids = '']) =>
      ids.split(' '),
    ),
  ),
);

test('every rule of the two games has a test that names it', () => {
  expect(RULES.filter((id) => !named.has(id))).toEqual([]);
});

test('no test names a rule that the games do not have', () => {
  expect([...named].filter((id) => !RULES.includes(id))).toEqual([]);
});
