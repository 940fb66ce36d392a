import { z } from 'zod';

const told = z.strictObject({
  rule: z
    .string()
    .regex(/^[VWGC]\d{3}$/)
    .meta({ description: 'the mark of the rule, as code, cards and screens have it' }),
  text: z.string().min(10),
  source: z
    .string()
    .regex(/^seed 00[0134]:[1-9]\d*$/)
    .meta({ description: '`seed 000:98`: the line of the rulebook at which it begins' }),
});

/** The rules of another game, each in a sentence of our own for a player at the table. */
export const toldRules = z.strictObject({
  card: z.string().min(1),
  chapters: z.array(z.strictObject({ title: z.string().min(1), rules: z.array(told).min(1) })).min(1),
});

export type ToldRules = z.output<typeof toldRules>;
