import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardSchemas } from '../../../bin/card-schemas.mts';

const schemas = cardSchemas();

test('the schemas shipped for editors are those of the cards, all of them and no others', () => {
  expect(readdirSync('data/schemas').sort()).toEqual(schemas.map(({ file }) => file).sort());
});

test.each(schemas)('$file is as the program has it', ({ file, text }) => {
  expect(readFileSync(`data/schemas/${file}`, 'utf8')).toBe(text);
});
