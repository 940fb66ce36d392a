import { z } from 'zod';
import { dice, figure, rowsOf, ruledRow, sourcedRow } from '../../../cards/reading/cells.ts';
import { byBand } from './by-band.ts';
import { BANDS } from './words.ts';

export const UNITS = ['infantry', 'aa-machine-gun', 'aa-37-mm', 'gun'] as const;
export type UnitKind = (typeof UNITS)[number];

export const COVERS = ['none', 'rough', 'one-side', 'trench', 'wood'] as const;
export type Cover = (typeof COVERS)[number];

const unit = z.strictObject({
  name: z.string().min(1),
  strength: z.int(),
  range: z.int().optional(),
  damage: dice.optional(),
  ...ruledRow,
});
const cover = z.strictObject({ name: z.string().min(1), amount: z.int(), ...ruledRow });

/** The number of pairs of successes, from -6 and -5 to 14 and 15. */
const PAIRS = 11;

export const ground = z.strictObject({
  card: z.literal('Ground'),
  units: z.record(z.literal(UNITS), unit),
  fromGround: byBand,
  strafing: byBand,
  oneGun: figure,
  flexible: figure,
  cover: z.record(z.literal(COVERS), cover),
  sheltering: figure,
  unitStrength: figure,
  successesPerDie: figure,
  strafeWithin: figure,
  barrage: rowsOf({
    is: z.literal(['drifts', 'misses', 'near', 'close']),
    moves: z.int().optional(),
    dice: dice.optional(),
    plus: z.int().optional(),
  }),
  barrageWithin: figure,
  reAim: figure,
  spotting: z.strictObject({
    deviation: z.strictObject({ dice, ...ruledRow }),
    manoeuvring: figure,
    each: z.strictObject({ moves: z.int(), amount: z.int(), ...ruledRow }),
    underFire: z.strictObject({ successes: z.int(), ...ruledRow }),
    results: rowsOf({ dice: z.int(), words: z.string().min(1) }),
    hits: figure,
  }),
  bombing: z.strictObject({
    heights: rowsOf({
      deviation: dice,
      speeds: z
        .array(z.strictObject({ band: z.literal(BANDS), less: z.array(z.int()).length(PAIRS), ...sourcedRow }))
        .length(5),
    }).length(4),
    spacing: byBand,
    hits: figure,
  }),
});
