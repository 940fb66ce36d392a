import type { z } from 'zod';
import { battle } from '../cards/printed/battle.ts';
import { jsonSchemaOf } from '../cards/reading/json-schema.ts';
import { cardScenario } from './cards/cards/card-scenario.ts';
import type { SetUps } from './cards.ts';
import { scenario as inClouds } from './clouds/cards/scenario.ts';
import type { SystemName } from './game-names.ts';
import { missionsOfAYear } from './side/cards/set-up.ts';
import { sideScenario } from './side/cards/side-scenario.ts';

/** What a battle of a system is read by: a file of a player's own, and what a log-book alone may have. */
type Schemas<SetUp> = readonly [ofAFile: z.ZodType<SetUp>, ...ofALogBook: z.ZodType<SetUp>[]];

/**
 * How a battle that stands alone is read, system by system. It stands apart from `fights/systems.ts`, for whoever plays
 * a day reads no cards.
 */
export const SCHEMAS: { readonly [S in SystemName]: Schemas<SetUps[S]> } = {
  'wings-over-france': [battle],
  'wings-of-war': [cardScenario],
  'wings-of-glory': [cardScenario],
  'winged-victory': [sideScenario, missionsOfAYear],
  'clouds-of-glory': [inClouds],
};

/** Of several things the one whose schema knows the most of the keys that are written; the first, of equals. */
export function nearestBySchema<Thing>(
  things: readonly [Thing, ...Thing[]],
  schemaOf: (thing: Thing) => z.ZodType,
  written: unknown,
): Thing {
  const keys = Object.keys(Object(written));
  const known = (thing: Thing): number => {
    const { properties = {} } = jsonSchemaOf(schemaOf(thing));
    return keys.filter((key) => Object.hasOwn(properties, key)).length;
  };
  return things.reduce((best, each) => (known(each) > known(best) ? each : best));
}
