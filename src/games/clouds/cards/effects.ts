import { z } from 'zod';
import { amount, dice } from '../../../cards/reading/cells.ts';

const loss = <Name extends string>(name: Name) => z.strictObject({ do: z.literal(name), ...amount });

const bare = z.strictObject({
  do: z.literal([
    'gear',
    'structure-test',
    'guns-gone',
    'roll-doubled',
    'emergency-landing',
    'blackout',
    'cockpit-dead',
    'lost',
    'breaks-up',
    'spin',
    'all-dead',
  ]),
});

const counted = z.strictObject({ do: z.literal(['luck', 'drag', 'flinch']), amount: z.int() });

const wound = z.strictObject({
  do: z.literal('wound'),
  who: z.literal(['pilot', 'gunner', 'either', 'nearest-gunner']),
  dice: dice.optional(),
  plus: z.int().optional(),
});

const plain = [
  bare,
  counted,
  wound,
  loss('structure'),
  z.strictObject({ do: z.literal('wider'), templates: z.int() }),
  z.strictObject({ do: z.literal('gun-hit'), twoFrom: z.int() }),
  z.strictObject({
    do: z.literal('engine-loss'),
    ...amount,
    later: z.boolean().optional().meta({ description: 'the first loss is not at once' }),
  }),
  z.strictObject({ do: z.literal('test-above'), kmh: z.int() }),
  z.strictObject({ do: z.literal('smoke'), turns: z.int(), kmh: z.int(), mayShutDown: z.boolean() }),
  z.strictObject({ do: z.literal('fuel'), ...amount, fireOn: z.int() }),
  z.strictObject({ do: z.literal('flying-or-spin'), collision: z.boolean().optional() }),
  z.strictObject({ do: z.literal('opens-wide'), template: z.string() }),
  z.strictObject({
    do: z.literal('test-each-manoeuvre'),
    freeFrom: z.string(),
    turnsOnly: z.boolean().optional().meta({ description: 'of the manoeuvres turns alone' }),
    guns: z.boolean().optional(),
    bombs: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('stray'), dice, within: z.int() }),
  z.strictObject({
    do: z.literal('engine-stops'),
    orFireFrom: z.int().optional().meta({ description: 'from this face of a d6 it burns in place of stopping' }),
    andFireFrom: z.int().optional().meta({ description: 'from this face of a d6 it burns as well' }),
    fire: z.literal(['tank', 'pilot']),
  }),
  z.strictObject({ do: z.literal('fire'), dice, ends: z.literal(['death', '1d6']) }),
  z.strictObject({ do: z.literal('wing-gone'), parachute: z.int() }),
  z.strictObject({ do: z.literal('pilot-burns'), within: z.int() }),
  z.strictObject({ do: z.literal('explodes'), within: z.int() }),
  z.strictObject({ do: z.literal('crash'), fortitude: dice }),
] as const;

const plainEffect = z.union(plain);

const oneOf = z.strictObject({
  do: z.literal('one-of'),
  die: dice,
  ofEngine: z.boolean().optional().meta({ description: 'first it is thrown which engine is hit' }),
  results: z.array(z.strictObject({ words: z.string().min(1), effects: z.array(plainEffect) })),
});

/** What a line of a table does to a machine and its crew. */
export const effects = z.array(z.union([...plain, oneOf]));
export type Effect = z.output<typeof effects>[number];
export type EffectName = Effect['do'];
export type EffectOf<Name extends EffectName> = Extract<Effect, { do: Name }> & { readonly do: Name };
