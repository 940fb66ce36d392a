import { z } from 'zod';
import { FIRING } from '../bursts.ts';
import { defines, refersTo } from '../marks.ts';
import { sourced } from '../source.ts';

const counter = z
  .strictObject({
    number: defines('German counter'),
    aircraft: refersTo('aircraft'),
    skill: z.int().min(1).max(7).meta({ description: 'Pilot Skill, 1 to 7' }),
    firing: z.literal(FIRING),
    observer: z.literal(FIRING).optional().meta({ description: "the observer's Firing, A to E, in a two-seater" }),
    paint: z.literal(['solid-red', 'red-outline', 'plain']),
    personal: z.string().min(1).optional().meta({ description: 'the man himself, where the counter is one man' }),
    ...sourced,
  })
  .transform((written) => ({
    ...written,
    number: Number(written.number),
    aircraft: String(written.aircraft),
    jasta11: written.paint === 'solid-red',
  }));

/** The German counters, 1 to 41. All but number 1 are types, not machines, rule 50. */
export const fortyOne = z.strictObject({
  card: z.literal('German Aircraft'),
  rules: z.array(z.int()),
  counters: z
    .array(counter)
    .length(41)
    .refine((counters) => counters.every(({ number }, i) => number === i + 1), {
      error: 'the counters stand in their order, 1 to 41',
    }),
});

export type GermanCounter = z.output<typeof counter>;
