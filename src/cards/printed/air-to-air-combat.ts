import { z } from 'zod';
import { ANGLES, LONGEST_BURST } from '../bursts.ts';
import { bandTable } from '../reading/band-schema.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

const burst = z.int().min(0).max(LONGEST_BURST).meta({ description: 'a length of burst, 0 to 6' });
const amount = z.strictObject({ amount: z.int().min(0).max(9000), ...sourced });

/** One row for each angle, in the order of the Hit Cards. */
const byAngle = <Cells extends z.ZodRawShape>(cells: Cells) =>
  z
    .array(z.strictObject({ angle: z.literal(ANGLES), ...cells, ...sourced }))
    .length(ANGLES.length)
    .refine((rows) => ANGLES.every((angle, i) => (rows as readonly { angle?: unknown }[])[i]?.angle === angle), {
      error: `one row for each angle: ${ANGLES.join(', ')}`,
    });

const conductRow = z.strictObject({
  when: z.literal([
    'lame-duck',
    'no-gun-left',
    'all-guns-jammed',
    'two-seater-without-advantage',
    'target',
    'otherwise',
  ]),
  does: z.literal(['escape', 'clear-jam', 'attack', 'hold']),
  ...sourced,
});

export const airToAirCombat = z.strictObject({
  card: z.literal('Air-to-Air Combat'),
  rules: z.array(z.int()),
  phase: z.strictObject({ aft: amount, feet: amount }),
  diveBonus: z.strictObject({ dive: amount, surprise: amount }),
  angles: bandTable({ angle: z.literal(ANGLES) }).meta({ description: 'by the difference of Initiative Numbers' }),
  firstPhaseDive: z.strictObject({ angle: z.literal('diving'), ...sourced }),
  longestBurst: byAngle({
    bySkill: z.array(burst.min(1)).length(7).meta({ description: 'the longest burst for Pilot Skill 1 to 7' }),
  }),
  returnFire: byAngle({ when: z.literal(['none', 'before', 'after', 'both']), burst }),
  personalDuel: z.strictObject({
    tie: z.strictObject({ does: z.literal('tightens'), feet: z.int(), ...sourced }),
    difference: z.strictObject({ does: z.literal('higher-fires'), ...sourced }),
    refused: z.strictObject({ angle: z.literal(ANGLES), ...sourced }),
    ends: z.array(
      z.strictObject({ when: z.literal(['out-of-the-fight', 'escape', 'lame-duck', 'dfd-spent']), ...sourced }),
    ),
  }),
  clearJam: rollTable('clear-jam', '2d6', { result: z.literal(['cleared', 'jammed', 'permanent']) }),
  clearJamAtLeisure: rollTable('clear-jam-at-leisure', '2d6', { result: z.literal(['cleared', 'permanent']) }),
  germanConduct: z.array(conductRow).min(1),
  twoSeaterAdvantage: amount,
});

export type AirToAirCombat = z.output<typeof airToAirCombat>;
export type ReturnFire = AirToAirCombat['returnFire'][number];
