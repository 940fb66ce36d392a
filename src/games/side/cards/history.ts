import { z } from 'zod';
import { fromSeed } from './source.ts';

export const CLASSES = ['agile-scout', 'scout', 'heavy-scout', 'fighter-two-seater', 'corps', 'bomber'] as const;
export type MachineClass = (typeof CLASSES)[number];

const row = z.strictObject({
  machine: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string().min(1),
  side: z.literal(['allied', 'german']),
  class: z.literal(CLASSES),
  engine: z.literal(['rotary', 'in-line']),
  seats: z.literal([1, 2, 3]),
  speed: z.int().min(100).max(260).meta({ description: 'level speed near the ground in km/h' }),
  ceiling: z.int().min(6000).max(24_000).meta({ description: 'in feet' }),
  airframe: z.literal(['weak', 'sound', 'strong']).meta({ description: 'how it stands a dive' }),
  forward: z.literal(['none', 'single', 'pair', 'twin']),
  rear: z.literal(['none', 'single', 'twin']),
  bow: z.literal(['single', 'twin']).optional().meta({ description: 'guns of a gunner in the nose' }),
  bombs: z.boolean(),
  plates: z.int().min(1).max(2).optional().meta({ description: 'plates of the forward gun, where it is not two' }),
  ...fromSeed,
});

/** What history says of the machines, from which their dashboards are generated. */
export const machineHistory = z.strictObject({
  words: z.string().min(1),
  machines: z.array(row).min(1),
});

export type MachineHistory = z.output<typeof row>;
