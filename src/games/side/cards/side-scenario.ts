import { z } from 'zod';
import { FIRING } from '../../../cards/bursts.ts';
import { refersTo } from '../../../cards/marks.ts';
import { OPTIONS, SKILLS } from './marks-of-combat.ts';
import { AIMS, TARGETS } from './mission-names.ts';
import { fromSeed } from './source.ts';

const column = z.int().min(0).max(200).meta({ description: 'hexes from the western edge' });
const level = z.int().min(1).max(30);

const machine = z.strictObject({
  machine: z.string().regex(/^[A-Z][1-9][0-9]?$/),
  dashboard: refersTo('dashboard').transform(String),
  skill: z.literal(SKILLS),
  firing: z.literal(FIRING).optional().meta({ description: 'how he shoots, A to E; C where nothing stands' }),
  column,
  level,
  faces: z.literal(['east', 'west']),
  speed: z.int().min(1).max(9),
  bombs: z.boolean().optional(),
});

const side = z.strictObject({
  aim: z.literal(AIMS),
  flak: z.int().min(0).max(9),
  machines: z.array(machine).min(1).max(8),
});

const cell = z.strictObject({ column, level: z.int().min(0).max(30) });

/** (V116) to (V122) The sky over the mats. */
const sky = z.strictObject({
  sun: z.int().min(1).max(5),
  haze: z.int().min(1).max(30).optional(),
  storm: z.int().min(1).max(30).optional(),
  highStratus: z.boolean(),
  mediumStratus: z.boolean(),
  lowStrati: z.array(cell),
  cumuli: z.array(cell),
});

export const sideScenario = z
  .strictObject({
    system: z.literal('winged-victory').optional().meta({ description: "said by a scenario of a player's own" }),
    battle: z.string().min(1),
    line: z.string().min(1).optional().meta({ description: 'what it is, in one line' }),
    words: z.string().min(1),
    mats: z
      .array(z.literal(['A', 'B', 'C']))
      .min(1)
      .max(3),
    turns: z.int().min(3).max(60),
    options: z.array(z.literal(OPTIONS)),
    sky,
    allied: side,
    german: side,
    targets: z.array(
      z.strictObject({
        target: z.string().regex(/^[a-z][a-z0-9-]*$/),
        kind: z.literal(TARGETS),
        side: z.literal(['allied', 'german']),
        column,
        level: z.int().min(0).max(12),
      }),
    ),
    ...fromSeed,
  })
  .refine(({ allied, german }) => namesDiffer([...allied.machines, ...german.machines]), {
    error: 'each machine has a name of its own',
  });

export type SideScenario = z.output<typeof sideScenario>;
export type ScenarioMachine = SideScenario['allied']['machines'][number];
export type ScenarioTarget = SideScenario['targets'][number];
export type Sky = SideScenario['sky'];

const namesDiffer = (machines: readonly { readonly machine: string }[]): boolean =>
  new Set(machines.map(({ machine: name }) => name)).size === machines.length;
