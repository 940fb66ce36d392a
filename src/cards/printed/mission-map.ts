import { z } from 'zod';
import { GROUNDS, type MapHex, TARGET_KINDS, ZONES } from '../ground.ts';
import { DIRECTIONS, directionTo, type HexId, hexAt, rowAndColumn } from '../hexes.ts';
import { defines, refersTo } from '../marks.ts';
import { sourced } from '../source.ts';

const zone = z.literal(ZONES);
const name = z.string().min(1);
const hex = refersTo('hex').transform(String);
const side = z.literal(DIRECTIONS);

const encounterValue = z.int().min(0).max(8).meta({ description: 'an Encounter Value from 0 to 8' });

const values = z.record(defines('hex'), encounterValue).meta({ description: 'hexes and their Encounter Values' });

const row = z
  .strictObject({ row: z.string().regex(/^[A-Z]$/), zone, allied: values, trenches: values, enemy: values, ...sourced })
  .refine(({ row, allied, trenches, enemy }) => isInOrder(row, { ...allied, ...trenches, ...enemy }), {
    error: "a row's hexes bear its letter and stand in order from 01, west to east",
  });

function isInOrder(row: string, hexes: object): boolean {
  return Object.keys(hexes).every((id, i) => id === `${row}${String(i + 1).padStart(2, '0')}`);
}

interface WrittenRow {
  readonly row: string;
  readonly allied: object;
  readonly trenches: object;
  readonly enemy: object;
}

function areWhole(rows: readonly WrittenRow[]): boolean {
  const lengths = rows.map(({ allied, trenches, enemy }) => Object.keys({ ...allied, ...trenches, ...enemy }).length);
  return rows.every(({ row }, i) => row === hexAt(i, 1)?.slice(0, 1) && lengths[i] === lengths[0]);
}

const place = z.strictObject({ name, hex, kind: z.literal(['city', 'town', 'village']), ...sourced });

const field = z.strictObject({
  field: defines('field').transform(String),
  name,
  hex,
  kind: z.literal(['home', 'emergency', 'german']),
  units: z.array(name).optional().meta({ description: 'who is stationed there' }),
  ...sourced,
});

const batteries = z
  .strictObject({ hex, sides: z.array(side).min(1), ...sourced })
  .meta({ description: 'a hex guarded by batteries against whoever enters it through one of these sides, rule 42' });

const target = z.strictObject({
  target: defines('target').transform(String),
  name,
  hex,
  kind: z.literal(TARGET_KINDS),
  ...sourced,
});

const landmark = z
  .strictObject({
    name,
    kind: z.literal(['road', 'railway', 'river', 'canal']),
    through: z.array(hex).min(2),
    ...sourced,
  })
  .refine(({ through }) => through.every((to, i) => i === 0 || touches(through[i - 1], to)), {
    path: ['through'],
    error: 'each hex touches the one before it',
  });

const printed = z.strictObject({
  card: z.literal('Mission Map'),
  rules: z.array(z.int()),
  rows: z
    .array(row)
    .min(1)
    .refine(areWhole, { error: 'the rows stand in order from A, and each has as many hexes as the first' }),
  places: z.array(place),
  fields: z.array(field),
  batteries: z.array(batteries),
  targets: z.array(target),
  landmarks: z.array(landmark),
});

/** A name that is no hex is reported as unknown elsewhere; it has no neighbours to check. */
function touches(from: HexId | undefined, to: HexId): boolean {
  if (!rowAndColumn(from ?? '') || !rowAndColumn(to)) return true;
  return directionTo(from ?? to, to) !== undefined;
}

/** The map as printed, and each of its hexes by name. */
export const missionMap = printed
  .refine(({ fields }) => fields.filter(({ kind }) => kind === 'home').length === 1, {
    path: ['fields'],
    error: 'there is one home field',
  })
  .transform((map) => ({ ...map, hexes: Object.fromEntries(map.rows.flatMap(hexesOfRow)) }));

type MapRow = z.output<typeof row>;

function hexesOfRow({ zone, ...row }: MapRow): [HexId, MapHex][] {
  return GROUNDS.flatMap((ground) =>
    Object.entries(row[ground]).map(([id, value]): [HexId, MapHex] => [id, { value, zone, ground }]),
  );
}

export type MissionMap = z.output<typeof missionMap>;
export type Field = MissionMap['fields'][number];
export type Target = MissionMap['targets'][number];
