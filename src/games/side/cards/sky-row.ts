import { z } from 'zod';
import { fromSeed } from './source.ts';

/** (V116) to (V122) The weather in the sky, as a row of a table. */
export const skyRow = {
  sun: z.int().min(1).max(5),
  haze: z.int().min(1).max(20).optional(),
  storm: z.int().min(11).max(30).optional(),
  highStratus: z.boolean().optional(),
  mediumStratus: z.boolean().optional(),
  lowStrati: z.int().min(0).max(3).optional(),
  cumuli: z.int().min(0).max(3).optional(),
  ...fromSeed,
};

export type SkyRow = z.output<z.ZodObject<typeof skyRow>>;
