import { z } from 'zod';
import { sourced } from '../source.ts';
import { startingNumber } from './weather-effects.ts';

/** How much of a day, or of half a day, was fit for flying: fine, mixed, poor, none. */
const FLYING = ['F', 'M', 'P', 'N'] as const;

const flying = z.enum(FLYING).meta({ description: 'F fine, M mixed, P poor, N no useful flying' });

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'a time of day such as 06:28, by the clock of the British armies in France' });

/** A: two sources or a calculation. B: one source. C: the standard figure, from memory and not found again. */
const sure = z.enum(['A', 'B', 'C']);

const day = z.strictObject({
  day: z.int().min(1).max(30),
  weekday: z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  feast: z.string().min(1).optional(),
  code: flying,
  halves: z
    .strictObject({ am: flying, pm: flying })
    .optional()
    .meta({ description: 'where the halves of the day are known to have differed' }),
  summary: z.string().min(1),
  sure,
  weather: z.strictObject({ am: startingNumber, pm: startingNumber }),
  light: z.strictObject({ first: clock, sunrise: clock, sunset: clock, last: clock }),
  events: z.array(z.strictObject({ words: z.string().min(1), sure })),
  ...sourced,
});

export const april1917 = z.strictObject({
  card: z.literal('April 1917'),
  sources: z.array(z.string().min(1)).min(1),
  days: z
    .array(day)
    .length(30)
    .refine((days) => days.every((each, i) => each.day === i + 1), { error: 'the days stand in their order, 1 to 30' }),
});
