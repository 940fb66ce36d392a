import { z } from 'zod';
import { SKILLS } from './marks-of-combat.ts';
import { skyRow } from './sky-row.ts';
import { fromSeed } from './source.ts';

const fate = z.literal(['unharmed', 'driven-off', 'damaged-abort']);
const nerve = z.int().min(-2).max(2);

/** How a Dog-Fight of the campaign enters these mats, and how its result is taken back. */
export const doorCard = z.strictObject({
  turnsInPhase: z.strictObject({ turns: z.int().min(1).max(20), ...fromSeed }),
  height: z.strictObject({
    feetPerLevel: z.int().min(100).max(1000),
    start: z.int().min(5).max(25),
    lowFight: z
      .int()
      .min(0)
      .max(9000)
      .meta({ description: 'at or below this height in feet the ground is on the mats' }),
    ...fromSeed,
  }),
  dive: z.strictObject({ dive: z.int().min(0).max(10), surprise: z.int().min(0).max(10), ...fromSeed }),
  /** The hexes between the sides when the fight begins. */
  apart: z.strictObject({ hexes: z.int().min(4).max(30), surprise: z.int().min(2).max(30), ...fromSeed }),
  skill: z.array(z.strictObject({ from: z.int(), to: z.int(), mark: z.literal(SKILLS), ...fromSeed })).min(1),
  aim: z.strictObject({ A: z.int(), B: z.int(), C: z.int(), D: z.int(), E: z.int(), ...fromSeed }),
  nerve: z.strictObject({
    S: nerve,
    NV: nerve,
    N: nerve,
    B: nerve,
    DD: nerve,
    ...fromSeed,
  }),
  /** Units of the campaign's ammo in a firing. */
  ammo: z.strictObject({ perFiring: z.number().min(1).max(10), ...fromSeed }),
  /** How far every combat die is shifted in a campaign. Fitted to the losses on the Initiative Track. */
  campaignAim: z.strictObject({ shift: z.int().min(-5).max(3), ...fromSeed }),
  /** What a machine that comes home with such lasting damage counts as. */
  lasting: z.strictObject({
    structure: fate,
    /** An engine that stops because of a leak after the machine has left the mats. */
    dry: fate,
    leak: fate,
    engine: fate,
    engineBadly: fate,
    controls: fate,
    pilot: fate,
    ...fromSeed,
  }),
  skies: z
    .array(
      z.strictObject({
        box: z.int().min(1).max(16),
        ...skyRow,
      }),
    )
    .length(16)
    .refine((rows) => rows.every(({ box }, i) => box === i + 1), { error: 'the boxes stand in their order, 1 to 16' }),
});

export type DoorCard = z.output<typeof doorCard>;
