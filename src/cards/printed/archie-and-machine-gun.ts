import { z } from 'zod';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';
import { woundDays } from './damage-tables.ts';

/** Heights at which machine guns reach a machine, the higher first. */
const MACHINE_GUN_HEIGHTS = ['at1000Feet', 'atTreeTop'] as const;
export type MachineGunHeight = (typeof MACHINE_GUN_HEIGHTS)[number];

/** The work that a near miss spoils. */
const SPOILED = ['plates', 'spotting', 'bombing'] as const;

const modifier = z.int().min(-9).max(9).meta({ description: 'added to the throw' });
const words = z.string().min(1);

const grid = z.strictObject({
  check: z.literal('archie-shot'),
  dice: z.literal('d66'),
  side: z.literal(6).meta({ description: '`6`: the red die counts the rows, the white one the squares in a row' }),
  hit: z.strictObject({ within: z.literal(0), ...sourced }),
  nearMiss: z.strictObject({
    within: z.int().min(0).max(2).meta({ description: 'squares away in any direction, diagonals included' }),
    wrapsAround: z.boolean(),
    ...sourced,
  }),
});

/** Where guns certainly stand, rule 42. */
const certain = z.strictObject({
  where: z.literal(['trench-hex', 'next-behind-enemy-trenches', 'heavy-hex-side']),
  archie: z.boolean(),
  machineGuns: z.boolean(),
  ...sourced,
});

const worsening = z.strictObject({
  each: modifier.min(0).meta({ description: 'added for each further turn in a row over the same guns' }),
  most: modifier.min(0),
  ...sourced,
});

const gunfire = z.literal(['miss', 'hit']);

export const archieAndMachineGun = z.strictObject({
  card: z.literal('Archie and Machine Gun'),
  rules: z.array(z.int()),
  grid,
  archieAbove: z.strictObject({ feet: z.int().min(0).multipleOf(1000), ...sourced }),
  /** Without it Archie is silent at low heights. */
  lowArchie: rollTable('low-archie', '2d6', {
    shots: z.int().min(0).max(4).meta({ description: 'shots at 1,000 ft, where the weather gives as many' }),
  }).optional(),
  encounter: z.strictObject({ modifier, ...sourced }),
  spoils: z.array(z.strictObject({ activity: z.literal(SPOILED), ...sourced })),
  worsening,
  certain: z.array(certain).length(3),
  presence: rollTable('archie-presence', '2d6', { archie: z.boolean(), machineGuns: z.boolean() }),
  presenceParts: z.strictObject({ target: z.strictObject({ modifier, ...sourced }) }),
  archieHits: rollTable('archie-hit', '2d6', {
    result: z.literal(['no-effect', 'needs-repair', 'light-wound', 'driven-off', 'damaged-abort', 'critical-hit']),
    words,
  }),
  machineGunFire: rollTable('machine-gun-fire', '2d6', { at1000Feet: gunfire, atTreeTop: gunfire }),
  machineGunHits: rollTable('machine-gun-hit', '2d6', {
    result: z.literal(['no-effect', 'needs-repair', 'light-wound', 'crew-hit', 'damaged-abort', 'forced-down']),
    words,
  }),
  lightWound: z.strictObject({ days: woundDays, ...sourced }),
});

export type ArchieAndMachineGun = z.output<typeof archieAndMachineGun>;
export type ArchieResult = ArchieAndMachineGun['archieHits']['rows'][number]['result'];
export type MachineGunResult = ArchieAndMachineGun['machineGunHits']['rows'][number]['result'];
export type GunsPresent = Pick<ArchieAndMachineGun['certain'][number], 'archie' | 'machineGuns'>;
