import { z } from 'zod';
import { ruledRow } from '../../../cards/reading/cells.ts';
import { BANDS } from './words.ts';

/** A figure for each band of speed. */
export const byBand = z.array(z.strictObject({ band: z.literal(BANDS), amount: z.int(), ...ruledRow })).length(5);
