import { z } from 'zod';
import { FIRING } from '../../../cards/bursts.ts';
import { careers } from '../../../cards/printed/careers.ts';
import { BRAVERY_LETTERS } from '../../../cards/printed/hit-cards.ts';
import { toldRules } from '../../../cards/printed/told-rules.ts';
import { ours, ruledRow, sourcedRow } from '../../../cards/reading/cells.ts';
import type { ReadContents } from '../../../cards/rulebook.ts';
import { effects } from './effects.ts';
import { ground } from './ground.ts';
import { mishaps } from './mishaps.ts';
import { movement } from './movement.ts';
import { panels } from './panels.ts';
import { scenario } from './scenario.ts';
import { cloudsScenarioFaults } from './scenario-faults.ts';
import { shooting } from './shooting.ts';

const perSkill = z.strictObject({ base: z.int(), perSkill: z.int(), ...sourcedRow });
const diving = z.strictObject({ initiative: z.int(), above: z.int(), ...sourcedRow });

const conversions = z.strictObject({
  card: z.literal('Conversions'),
  skills: perSkill.meta({ description: 'Awareness and Flying in tenths' }),
  gunnery: z.array(z.strictObject({ firing: z.literal(FIRING), value: z.int(), ...sourcedRow })).length(FIRING.length),
  fortitude: z
    .array(z.strictObject({ bravery: z.literal(BRAVERY_LETTERS), value: z.int(), ...sourcedRow }))
    .length(BRAVERY_LETTERS.length),
  luck: perSkill,
  gunner: z.strictObject({ awareness: z.int(), fortitude: z.int(), luck: z.int(), ...sourcedRow }),
  dive: z.strictObject({ dive: diving, surprise: diving }),
  feetPerMove: z.strictObject({ feet: z.int(), moves: z.int(), ...sourcedRow }),
  ammoPerBox: ours,
  turnsPerPhase: ours,
  apart: z.strictObject({ amount: z.int(), surprise: z.int(), ...sourcedRow }),
  leastHeight: ours,
  damagedAt: ours.meta({ description: 'hundredths of her Strength at which a machine is damaged for the campaign' }),
  grazedTo: ours.meta({ description: 'hundredths of his Fortitude that a man may lose and be no more than grazed' }),
  woundDays: z.strictObject({ light: z.int(), serious: z.int(), ...sourcedRow }),
  apartBeside: ours,
  half: ours,
});

const result = z.strictObject({
  result: z.int().min(1).max(30),
  words: z.string().min(1),
  alone: z.string().min(1).optional().meta({ description: 'the words for a machine without a second man' }),
  effects,
  ...ruledRow,
});

const results = z
  .array(result)
  .length(30)
  .refine((rows) => rows.every((row, i) => row.result === i + 1), {
    error: 'the results stand in their order, 1 to 30',
  });

const damageOneEngine = z.strictObject({ card: z.literal('Damage, one engine'), results });
const damageMoreEngines = z.strictObject({ card: z.literal('Damage, more engines'), results });

declare module '../../../cards/rulebook.ts' {
  interface Fights {
    readonly 'clouds-of-glory': ReadContents<typeof CLOUDS_OF_GLORY>;
  }
}

/** The cards of In Clouds of Glory, each in a file of its own, and its scenarios in a folder. */
export const CLOUDS_OF_GLORY = {
  cards: {
    damageOneEngine: { file: 'fights/clouds-of-glory/damage-one-engine.yaml', schema: damageOneEngine },
    damageMoreEngines: { file: 'fights/clouds-of-glory/damage-more-engines.yaml', schema: damageMoreEngines },
    mishaps: { file: 'fights/clouds-of-glory/mishaps.yaml', schema: mishaps },
    shooting: { file: 'fights/clouds-of-glory/shooting.yaml', schema: shooting },
    ground: { file: 'fights/clouds-of-glory/ground.yaml', schema: ground },
    movement: { file: 'fights/clouds-of-glory/movement.yaml', schema: movement },
    panels: { file: 'fights/clouds-of-glory/panels.yaml', schema: panels },
    careers: { file: 'fights/clouds-of-glory/careers.yaml', schema: careers },
    conversions: { file: 'fights/clouds-of-glory/conversions.yaml', schema: conversions },
    rules: { file: 'fights/clouds-of-glory/rules.yaml', schema: toldRules },
  },
  folders: {
    scenarios: {
      folder: 'fights/clouds-of-glory/scenarios',
      thing: 'scenario of the clouds',
      schema: scenario,
      misfits: cloudsScenarioFaults,
    },
  },
} as const;
