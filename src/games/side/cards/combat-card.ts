import { z } from 'zod';
import { COLOURS } from './ladder.ts';
import { OPTIONS, SIXTHS } from './marks-of-combat.ts';
import { fromSeed } from './source.ts';

const shift = z.int().min(-4).max(4);
const steps = z.array(z.tuple([z.int(), z.int()])).min(1);

/** A shape around a machine: its range, and which of the six sixths it covers. */
const shape = z.strictObject({ reach: z.int().min(1).max(8), sixths: z.array(z.literal(SIXTHS)).min(1), ...fromSeed });

export const combatCard = z.strictObject({
  options: z
    .array(z.strictObject({ option: z.literal(OPTIONS), words: z.string().min(1), ...fromSeed }))
    .length(OPTIONS.length)
    .refine((rows) => rows.every(({ option }, i) => option === OPTIONS[i]), {
      error: 'the options stand in their order',
    }),
  skill: z.strictObject({ recruit: shift, expert: shift, ace: shift, ...fromSeed }),
  range: z.strictObject({ hexes: z.array(shift).length(5), ...fromSeed }),
  aspect: z.strictObject({ front: shift, side: shift, rear: shift, ...fromSeed }),
  longBurst: z.strictObject({ shift, ...fromSeed }),
  evading: z.strictObject({ jink: shift, rolling: shift, ...fromSeed }),
  /** (V081) The template of a gun that an observer works. */
  flexible: shape,
  /** (V068) The tail sectors. */
  tail: shape,
  flak: z.strictObject({ die: z.literal(COLOURS), ...fromSeed }),
  fireDie: z.strictObject({ die: z.literal(COLOURS), ...fromSeed }),
  stormDie: z.strictObject({ die: z.literal(COLOURS), ...fromSeed }),
  spotting: z.strictObject({ range: z.int().min(1).max(9), partial: z.int().min(1).max(9), ...fromSeed }),
  weather: z.strictObject({ haze: shift, highStratus: shift, mediumStratus: shift, lowStratus: shift, ...fromSeed }),
  /**
   * (V061) to (V064) The ways of the manoeuvres, in steps of a quarter of a hex and half a level, for a machine that
   * flies east.
   */
  ways: z.strictObject({
    halfLoop: steps,
    wingover: steps,
    immelmann: steps,
    ...fromSeed,
  }),
  /** Hexes of a mat from side to side, and how many hexes of its own a megahex has. */
  mats: z.strictObject({ hexes: z.int().min(10).max(80), top: z.int().min(20).max(40), ...fromSeed }),
  /**
   * (V112) Time by hexes moved, one row for each number of hexes from 1 and one column for each starting speed from 1.
   */
  freezing: z.strictObject({
    turn: z.int().min(1).max(30),
    rows: z.array(z.array(z.int().min(0).max(30))).min(1),
    ...fromSeed,
  }),
});

export type CombatCard = z.output<typeof combatCard>;
