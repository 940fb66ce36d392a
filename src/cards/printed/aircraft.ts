import { z } from 'zod';
import { LOWEST_TOTAL } from '../initiative-number.ts';
import { sourced } from '../source.ts';

/** The range of two dice plus a Pilot Skill of 1 to 7. */
const HIGHEST_TOTAL = 19;

const initiativeNumber = z.int().min(1).max(30).meta({ description: 'an Initiative Number from 1 to 30' });

/** One total of two dice and Pilot Skill, and its Initiative Number in each of the three altitude columns. */
const initiativeRow = z.strictObject({
  total: z.int().min(LOWEST_TOTAL).max(HIGHEST_TOTAL).meta({ description: 'two dice and Pilot Skill, 3 to 19' }),
  low: initiativeNumber.meta({ description: 'the Initiative Number up to 5,000 ft' }),
  middle: initiativeNumber.meta({ description: 'the Initiative Number from 6,000 to 12,000 ft' }),
  high: initiativeNumber.meta({ description: 'the Initiative Number above 12,000 ft' }),
  ...sourced,
});

type InitiativeRow = z.output<typeof initiativeRow>;

const units = z.int().min(0).max(30);

const ammo = z.strictObject({
  forward: units.meta({ description: 'units for the forward gun, rule 32' }),
  observer: units.meta({ description: "units for the observer's gun, rule 32" }),
  buckingham: units.meta({ description: 'units of Buckingham it may load in place of bullets, rule 32' }),
  rockets: z.int().min(0).max(8).meta({ description: 'Le Prieur rockets it may carry, rule 32' }),
});

export const aircraft = z
  .strictObject({
    name: z.string().min(1),
    side: z.literal(['allied', 'german']),
    seats: z.literal([1, 2]),
    duration: z.int().min(1).max(400).optional().meta({ description: 'AFT with full tanks; Allied machines only' }),
    ceiling: z.int().min(1000).max(30_000).multipleOf(500).meta({ description: 'the highest it can fly, in feet' }),
    guns: z.strictObject({
      forward: z.literal(['none', 'single', 'twin']),
      observer: z.literal(['none', 'single']),
    }),
    ammo: ammo.optional(),
    bombs: z.int().min(0).max(500).meta({ description: 'the weight of bombs it can carry, in lb' }),
    initiative: z
      .array(initiativeRow)
      .length(HIGHEST_TOTAL - LOWEST_TOTAL + 1)
      .refine((rows) => rows.every(({ total }, i) => total === i + LOWEST_TOTAL), {
        error: 'the totals stand in their order, 3 to 19',
      })
      .refine((rows) => (['low', 'middle', 'high'] as const).every((column) => rises(rows, column)), {
        error: 'a higher total never gives a lower Initiative Number',
      }),
    ...sourced,
  })
  .refine(({ side, duration, ammo }) => side === 'german' || (duration !== undefined && ammo !== undefined), {
    error: 'an Allied machine has a duration and ammo',
  });

export type Aircraft = z.output<typeof aircraft>;

function rises(rows: readonly InitiativeRow[], column: 'low' | 'middle' | 'high'): boolean {
  return rows.every((row, i) => row[column] >= (rows[i - 1]?.[column] ?? 0));
}
