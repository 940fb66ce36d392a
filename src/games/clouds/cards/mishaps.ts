import { z } from 'zod';
import { amount, dice, figure, rowsOf, ruledRow } from '../../../cards/reading/cells.ts';
import { byBand } from './by-band.ts';
import { effects } from './effects.ts';

const words = z.string().min(1);
const thrown = z.strictObject(amount);
const landed = {
  words,
  wrecked: z.boolean().optional(),
  fortitude: dice.optional(),
  structure: thrown.optional(),
  luck: z.int().optional(),
};

export const mishaps = z.strictObject({
  card: z.literal('Mishaps'),
  structuralFailure: rowsOf({ words, effects }),
  bailOut: z.strictObject({
    whole: figure,
    slow: figure,
    fast: figure,
    results: rowsOf({ is: z.literal(['killed', 'stuck', 'out']) }),
    fall: z.strictObject({ ...amount, ...ruledRow }),
  }),
  places: z.strictObject({
    aerodrome: z.strictObject({ name: words, modifier: z.int(), ...ruledRow }),
    water: z.strictObject({ name: words, modifier: z.int(), ...ruledRow }),
    byLuck: rowsOf({ name: words, modifier: z.int() }),
  }),
  landing: z.strictObject({
    fire: figure,
    gear: figure,
    step: figure,
    floatsOnLand: figure,
    floatsOnWater: figure,
    onLand: rowsOf(landed),
    onWater: rowsOf(landed),
  }),
  collision: z.strictObject({
    bands: byBand,
    planes: rowsOf({ words, rammer: effects, victim: effects }),
    balloons: rowsOf({
      words,
      rammer: effects,
      balloon: z.strictObject({ plus: z.int().optional(), explodes: z.boolean().optional() }).optional(),
      cable: z.literal(['winch-stuck', 'cut']).optional(),
    }),
    ground: rowsOf({ words, ifClear: effects.optional(), else: effects }),
  }),
  fire: rowsOf({ is: z.literal(['out', 'burns', 'explodes']) }),
});

type Mishaps = z.output<typeof mishaps>;
export type LandingRow = Mishaps['landing']['onLand'][number];
