import { z } from 'zod';
import { seedSource, sourcedRow } from '../../../cards/reading/cells.ts';

const kmh = z.int().min(40).max(300).multipleOf(5).meta({ description: 'km/h' });

const panel = z.strictObject({
  name: z.string().min(1),
  top: kmh,
  stall: kmh,
  strength: z.int().min(1),
  gunnery: z.int().meta({ description: 'what she is worth as a gun platform, added to the shot' }),
  roll: z.int().min(1).meta({ description: 'Move Units that a roll takes' }),
  agility: z.int().min(0),
  engines: z.int().min(2).optional(),
  forward: z.int().min(0).max(4).meta({ description: 'fixed guns' }),
  rear: z.int().min(0).max(2).meta({ description: 'guns of the observer' }),
  boxes: z.int().min(0),
  rearBoxes: z.int().min(0),
  flexible: z.boolean().optional(),
  floats: z.boolean().optional(),
  ...sourcedRow,
  cells: z.record(z.string(), seedSource).optional(),
});

export const panels = z.strictObject({
  card: z.literal('Cockpit panels'),
  panels: z.record(z.string(), panel),
  magazines: z.strictObject({ rear: z.boolean(), forward: z.boolean(), ...sourcedRow }),
});

export type Panel = z.output<typeof panel>;
