import { z } from 'zod';
import { refersTo } from '../marks.ts';
import { bandTable } from '../reading/band-schema.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';

const modifier = z.int().min(-9).max(9).meta({ description: 'added to the throw' });
const part = z.strictObject({ modifier, ...sourced });

const optionRow = z.strictObject({
  when: z.literal(['heights-differ', 'same-height', 'same-height-same-number']),
  has: z.literal(['higher-side', 'larger-side', 'a-die']),
  ...sourced,
});

/** The modifiers of the Germans' decision to attack. */
const decisionParts = z.strictObject({
  odds: bandTable({ modifier }).meta({ description: 'by how many their machines exceed ours' }),
  height: bandTable({ modifier }).meta({ description: 'by how many feet they are above us' }),
  twoSeatersAmongUs: part,
  twoSeatersAlone: part
    .extend({ most: z.int().min(1).max(8).meta({ description: 'machines, of more they think twice' }) })
    .optional()
    .meta({ description: 'in place of the line above, where no fighter is with them' }),
  noScoutAmongThem: part,
  ourSideOfTheLines: part,
});

const number = refersTo('German counter').transform(Number);

export const enemyAircraftResponse = z.strictObject({
  card: z.literal('Enemy Aircraft Response'),
  rules: z.array(z.int()),
  altitude: rollTable('enemy-altitude', '2d6', {
    feet: z.int().min(1000).max(16_000).multipleOf(1000),
    starred: z.boolean().meta({ description: 'may lurk in cloud at the limit of visibility, rule 18' }),
  }),
  attackOption: z.array(optionRow).length(3),
  attackOptionDie: rollTable('attack-option', '1d6', { has: z.literal(['allied', 'german']) }),
  jasta11: z.strictObject({ decides: z.literal('attack'), ...sourced }),
  decision: rollTable('german-decision', '2d6', { decides: z.literal(['attack', 'decline']) }),
  decisionParts,
  reinforcements: rollTable('reinforcements', '2d6', { numbers: z.array(number).min(1).max(6) }),
});

export type EnemyAircraftResponse = z.output<typeof enemyAircraftResponse>;
