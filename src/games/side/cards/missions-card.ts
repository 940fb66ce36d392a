import { z } from 'zod';
import { refersTo } from '../../../cards/marks.ts';
import { rollTable } from '../../../cards/reading/table-schema.ts';
import { COLOURS } from './ladder.ts';
import { AIMS, MISSIONS, needsTarget, TARGETS } from './mission-names.ts';
import { skyRow } from './sky-row.ts';
import { fromSeed } from './source.ts';

const machines = z.array(refersTo('dashboard').transform(String)).min(1).max(6);

/** The machines of each year. */
const byYear = z.strictObject({ '1916': machines, '1917': machines, '1918': machines });

const briefing = z.strictObject({
  mission: z.literal(MISSIONS),
  words: z.string().min(1),
  aim: z.literal(AIMS),
  target: z.literal(TARGETS).optional(),
  bombs: z.boolean(),
  level: z.int().min(1).max(28).meta({ description: 'the level at which its machines begin' }),
  turns: z.int().min(5).max(60),
  allied: byYear,
  german: byYear,
  flak: z.int().min(0).max(6).meta({ description: 'barrages that the defenders of its target have' }),
  ...fromSeed,
});

export type Briefing = z.output<typeof briefing>;

const table = rollTable('side-mission', '1d20', { mission: z.literal(MISSIONS), ...fromSeed });

export const missionsCard = z.strictObject({
  years: z.strictObject({ '1916': table, '1917': table, '1918': table }),
  briefings: z
    .array(briefing)
    .length(MISSIONS.length)
    .refine((rows) => rows.every(({ mission }, i) => mission === MISSIONS[i]), {
      error: 'the briefings stand in their order',
    })
    .refine((rows) => rows.every(({ aim, target }) => target !== undefined || !needsTarget(aim)), {
      error: 'what is to be photographed, directed at or destroyed has a target',
    }),
  targets: z
    .array(
      z.strictObject({
        target: z.literal(TARGETS),
        circles: z.int().min(1).max(9).meta({ description: 'the damage that destroys it' }),
        die: z.literal(COLOURS).optional().meta({ description: 'the strip of a target that shoots back' }),
        level: z.int().min(0).max(12),
        size: z.int().min(0).max(4),
        ...fromSeed,
      }),
    )
    .length(TARGETS.length)
    .refine((rows) => rows.every(({ target }, i) => target === TARGETS[i]), {
      error: 'the targets stand in their order',
    }),
  /** The sky, by one die of twenty. */
  skies: rollTable('side-sky', '1d20', {
    words: z.string().min(1),
    ...skyRow,
  }),
});

type MissionsCard = z.output<typeof missionsCard>;
export type Year = keyof MissionsCard['years'];
