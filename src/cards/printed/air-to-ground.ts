import { z } from 'zod';
import { LONGEST_BURST } from '../bursts.ts';
import { bandTable } from '../reading/band-schema.ts';

/** The Initiative Numbers of the targets stand in the Mission Briefing Manuals, with all other facts of each target. */
export const airToGround = z.strictObject({
  card: z.literal('Air-to-Ground'),
  rules: z.array(z.int()),
  longestBurst: bandTable({ burst: z.int().min(0).max(LONGEST_BURST) }).meta({
    description: 'by how much the Initiative Number of the machine exceeds that of the target',
  }),
});

export type AirToGround = z.output<typeof airToGround>;
