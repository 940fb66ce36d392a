import { z } from 'zod';
import { bandTable } from '../band-schema.ts';
import { LONGEST_BURST } from '../bursts.ts';
import { defines } from '../marks.ts';
import { sourced } from '../source.ts';

const target = z
  .strictObject({
    id: defines('ground target'),
    name: z.string().min(1),
    initiative: z.int().min(1).max(30).meta({ description: 'its Initiative Number: the more elusive, the higher' }),
    ...sourced,
  })
  .transform((written) => ({ ...written, id: String(written.id) }));

export const airToGround = z.strictObject({
  card: z.literal('Air-to-Ground'),
  rules: z.array(z.int()),
  longestBurst: bandTable({ burst: z.int().min(0).max(LONGEST_BURST) }).meta({
    description: 'by how much the Initiative Number of the machine exceeds that of the target',
  }),
  targets: z.array(target).min(1),
});

export type AirToGround = z.output<typeof airToGround>;
