import { basename } from 'node:path';
import type { z } from 'zod';
import { CARDS, FOLDERS } from './contents.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The JSON Schema of every kind of card file, for editors: each YAML file names its own in its first line. */
export function cardSchemas(): { file: string; text: string }[] {
  const cards = Object.values(CARDS).map(({ file, schema }) => ({ name: basename(file, '.yaml'), schema }));
  const things = Object.values<{ thing: string; schema: z.ZodType }>(FOLDERS).map(({ thing, schema }) => ({
    name: thing,
    schema,
  }));
  return [...cards, ...things].map(({ name, schema }) => ({
    file: `${name}.json`,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }));
}
