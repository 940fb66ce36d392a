import { z } from 'zod';
import { DECORATIONS, RANKS } from '../ranks.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

export type Decoration = (typeof DECORATIONS)[number];

const rank = z.literal(RANKS);

const decoration = z.strictObject({
  decoration: z.literal(DECORATIONS),
  name: z.string().min(1),
  letters: z.string().min(1).meta({ description: 'as they stand behind his name' }),
  ranks: z.array(rank).min(1).meta({ description: 'the ranks that it goes to' }),
  after: z.literal(DECORATIONS).optional().meta({ description: 'the decoration that he must have before' }),
  victories: z.int().min(1).meta({ description: 'victories to his name, balloons counted as one' }),
  inADay: z.int().min(1).meta({ description: 'victories in one day, which do as well' }),
  ...sourced,
});

const promotion = z.strictObject({
  from: rank,
  to: rank,
  missions: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'missions at which custom thinks of a man, and at each multiple; none, where it never does' }),
  ...sourced,
});

export const honours = z.strictObject({
  card: z.literal('Honours and Promotions'),
  rules: z.array(z.int()),
  decorations: z.array(decoration),
  recommendation: rollTable('recommendation', '2d6', {
    days: z.int().min(0).max(21).meta({ description: 'days until it is in orders; 0 is a refusal' }),
    words: z.string().min(1),
  }),
  promotions: z.array(promotion),
});

export type Honours = z.output<typeof honours>;
