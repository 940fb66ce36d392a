import { z } from 'zod';
import { sourced } from '../source.ts';

const aft = z.int().min(0).max(30).meta({ description: 'AFT' });
const feet = z.int().min(0).max(20_000).multipleOf(1000).meta({ description: 'feet' });
const cost = z.strictObject({ aft, ...sourced });
const limit = z.strictObject({ feet, ...sourced });

const HEADINGS = ['take-off', 'allied-side', 'trench-hex', 'enemy-side', 'landing'] as const;

const COSTS = ['takeOff', 'climb', 'stay', 'move', 'dogFightPhase', 'leaveTreeTop'] as const;

/** A step for a player. `costs` names the AFT that it spends, with figures on the same card. */
const step = z.strictObject({
  step: z.literal([
    'starting-weather',
    'weather-change',
    'take-off',
    'height',
    'movement',
    'guns',
    'encounter',
    'dog-fight',
    'special-activity',
    'lame-duck',
    'land',
  ]),
  rule: z.int().min(1).max(51),
  words: z.string().min(1),
  costs: z.array(z.literal(COSTS)).optional(),
  ...sourced,
});

const heading = z.strictObject({ heading: z.literal(HEADINGS), title: z.string().min(1), steps: z.array(step).min(1) });

export const turnProcedure = z.strictObject({
  card: z.literal('Turn Procedure'),
  rules: z.array(z.int()),
  aft: z.strictObject({
    takeOff: cost,
    climb: z.strictObject({ aft, feet, ...sourced }),
    stay: cost,
    move: cost,
    dogFightPhase: cost,
    leaveTreeTop: z.strictObject({ aft, feet, ...sourced }),
  }),
  limits: z.strictObject({
    climb: limit,
    descent: limit,
    descentToTreeTop: z.strictObject({ allowed: z.boolean(), ...sourced }),
    patrolUnseen: limit,
  }),
  headings: z
    .array(heading)
    .length(HEADINGS.length)
    .refine((rows) => HEADINGS.every((name, i) => rows[i]?.heading === name), {
      error: `one heading for each in this order: ${HEADINGS.join(', ')}`,
    }),
});

export type TurnProcedure = z.output<typeof turnProcedure>;
