import { z } from 'zod';
import { ruledRow } from '../../../cards/reading/cells.ts';
import { effects } from './effects.ts';

const result = z.strictObject({
  result: z.int().min(1).max(30),
  words: z.string().min(1),
  effects,
  ...ruledRow,
});

const results = z
  .array(result)
  .length(30)
  .refine((rows) => rows.every((row, i) => row.result === i + 1), {
    error: 'the results stand in their order, 1 to 30',
  });

export const damageOneEngine = z.strictObject({ card: z.literal('Damage, one engine'), results });
export const damageMoreEngines = z.strictObject({ card: z.literal('Damage, more engines'), results });
