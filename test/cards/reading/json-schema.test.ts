import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf, schemaAt, wordsFor } from '../../../src/cards/reading/json-schema.ts';

const words = (schema: z.ZodType) => wordsFor(jsonSchemaOf(schema));

describe('what may stand in a place is told in words', () => {
  test.each<[z.ZodType, string]>([
    [z.string(), 'text'],
    [z.string().min(1), 'text that is not empty'],
    [z.boolean(), 'true or false'],
    [z.number(), 'a number'],
    [z.int(), 'a whole number'],
    [z.int().min(1).max(6), 'a whole number from 1 to 6'],
    [z.int().min(1), 'a whole number from 1 up'],
    [z.int().max(6), 'a whole number up to 6'],
    [z.int().min(1).max(6).meta({ description: 'a die' }), 'a whole number from 1 to 6'],
    [z.string().meta({ description: 'a name' }), 'a name'],
    [z.literal('trend'), '`trend`'],
    [z.enum(['near', 'far']), 'one of near, far'],
    [z.union([z.int().min(0), z.literal('unlimited')]), 'a whole number from 0 up or `unlimited`'],
    [z.array(z.int()), 'a list'],
    [z.array(z.int()).length(2), 'a list of 2'],
    [z.array(z.int()).min(1), 'a list of at least 1'],
    [z.array(z.int()).max(3), 'a list of 0 to 3'],
    [z.strictObject({ a: z.int() }), 'a group of keys'],
    [z.null(), 'a value'],
    [z.any(), 'a value'],
  ])('%#: %s', (schema, told) => {
    expect(words(schema)).toBe(told);
  });

  test('where nothing may stand, something else belongs', () => {
    expect(wordsFor(undefined)).toBe('something else');
  });
});

describe('the schema of a part of a card', () => {
  const schema = jsonSchemaOf(
    z.strictObject({
      rows: z.array(z.strictObject({ roll: z.int() })),
      cells: z.record(z.string(), z.string().meta({ description: 'a source' })),
      either: z.union([z.literal('none'), z.strictObject({ dfd: z.int().min(1).max(99) })]),
    }),
  );
  const at = (...path: PropertyKey[]) => wordsFor(schemaAt(schema, path));

  test.each<[PropertyKey[], string]>([
    [[], 'a group of keys'],
    [['rows', 3, 'roll'], 'a whole number'],
    [['cells', 'dfd'], 'a source'],
    [['either', 'dfd'], 'a whole number from 1 to 99'],
    [['rows', 'roll'], 'something else'],
    [['strange', 'deeper'], 'something else'],
  ])('at %j is %s', (path, told) => {
    expect(at(...path)).toBe(told);
  });
});
