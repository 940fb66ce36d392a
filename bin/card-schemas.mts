import { basename } from 'node:path';
import type { z } from 'zod';
import { CARDS, type CardFolder, type CardsOfGame, FOLDERS, SQUADRON } from '../src/cards/contents.ts';
import { jsonSchemaOf } from '../src/cards/reading/json-schema.ts';
import { CARDS_OF_GAMES } from '../src/games/schemas.ts';

/** The JSON Schema of every kind of card file, for editors: each YAML file names its own in its first line. */
export function cardSchemas(): { file: string; text: string }[] {
  const cards = [...Object.values(CARDS), SQUADRON].map(({ file, schema }) => ({
    name: basename(file, '.yaml'),
    schema,
  }));
  const things = Object.values<CardFolder>(FOLDERS).map(({ thing, schema }) => ({
    name: thing,
    schema,
  }));
  return [...cards, ...things, ...schemasOfFights()].map(({ name, schema }) => ({
    file: `${name}.json`,
    text: `${JSON.stringify(jsonSchemaOf(schema, 'ref'), null, 2)}\n`,
  }));
}

/** Those of another way to fight have its name before their own. */
function schemasOfFights(): { name: string; schema: z.ZodType }[] {
  return Object.entries<CardsOfGame>(CARDS_OF_GAMES).flatMap(([system, { cards, folders }]) => [
    ...Object.values(cards).map(({ file, schema }) => ({ name: `${system}-${basename(file, '.yaml')}`, schema })),
    ...Object.values(folders).map(({ folder, schema }) => ({
      name: `${system}-${basename(folder).replace(/s$/, '')}`,
      schema,
    })),
  ]);
}
