import type { z } from 'zod';
import { unseenIn } from '../cards/bare.ts';
import type { GameName } from '../cards/games.ts';
import { danglingReferences, marksIn } from '../cards/marks.ts';
import type { FaultAt, Path } from '../cards/reading/fault.ts';
import { jsonSchemaOf } from '../cards/reading/json-schema.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { BATTLE_SCHEMAS } from '../games/schemas.ts';

/**
 * The first place in a battle's set-up that no card of its game could have, as `allied.machines.0.aircraft`; nothing
 * where the battle can be fought. A log-book contains its whole set-up, and may be a stranger's.
 */
export function setUpMisfit(system: GameName, setUp: unknown, book: Rulebook): string | undefined {
  const path = strangePlace(setUp, []) ?? misfitIn(system, setUp, book);
  return path && ['setUp', ...path].map(String).join('.');
}

/** Checks the schema of the cards first, and then the references to other cards. */
function misfitIn<S extends GameName>(system: S, setUp: unknown, book: Rulebook): Path | undefined {
  const { marks, faults } = GAME_CARDS[system];
  const schema = nearestBySchema(BATTLE_SCHEMAS[system], (each) => each, setUp);
  const read = schema.safeParse(setUp);
  if (!read.success) return read.error.issues[0]?.path ?? [];
  const refers = { marks: marksIn(setUp, jsonSchemaOf(schema)), place: asItIs };
  const dangling = danglingReferences([refers, { marks: marks(book), place: asItIs }]);
  return [...dangling, ...faults(read.data, book)][0]?.path;
}

const asItIs = (fault: FaultAt): FaultAt => fault;

/** More than any battle has of anything: a fight of hundreds would not end. */
const MOST = 60;
/** Longer than any text in a battle. */
const LONGEST = 5000;

const isStrange = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > LONGEST || unseenIn(value) !== undefined
    : Array.isArray(value) && value.length > MOST;

/**
 * The first list or text that is too long or has invisible characters. The nesting is already limited when a log-book
 * is read.
 */
function strangePlace(value: unknown, path: Path): Path | undefined {
  if (isStrange(value)) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value);
  for (const [step, part] of parts) {
    const found = strangePlace(part, [...path, step]);
    if (found) return found;
  }
  return undefined;
}

/** The thing whose schema has the most of the written keys; the first of equals. */
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
