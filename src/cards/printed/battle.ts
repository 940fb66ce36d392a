import { z } from 'zod';
import { FIRING } from '../bursts.ts';
import { refersTo } from '../marks.ts';
import { RANKS } from '../ranks.ts';
import { sourced } from '../source.ts';
import { BRAVERY_LETTERS, skill } from './hit-cards.ts';

const MOST = 30;

const words = z.string().min(1);

const altitude = z
  .int()
  .min(0)
  .max(17_000)
  .multipleOf(1000)
  .meta({ description: 'a height in thousands of feet, 0 to 17000; 0 is Tree-Top' });

const man = z.strictObject({ rank: z.literal(RANKS), surname: words, firing: z.literal(FIRING) });

const pilot = man.extend({
  skill,
  bravery: z.literal(BRAVERY_LETTERS).meta({ description: `the letter of his Bravery: ${BRAVERY_LETTERS.join(', ')}` }),
});

const machine = z.strictObject({
  machine: z
    .string()
    .regex(/^[A-FH-Z][1-9][0-9]?$/)
    .meta({ description: 'a letter and a number, `A1` to `Z99`; G is for the Germans' }),
  aircraft: refersTo('aircraft').transform(String),
  pilot,
  observer: man.optional(),
  ...sourced,
});

const allied = z
  .strictObject({ altitude, machines: z.array(machine).min(1).max(MOST) })
  .refine(({ machines }) => areDifferent(machines.map((each) => each.machine)), {
    error: 'each machine has a number of its own',
    path: ['machines'],
  })
  .refine(({ machines }) => areDifferent(machines.flatMap(menOf)), {
    error: 'each man has a name of his own',
    path: ['machines'],
  });

const german = z.strictObject({
  altitude,
  numbers: z
    .array(refersTo('German counter').transform(Number))
    .min(1)
    .max(MOST)
    .meta({ description: 'numbers of German aircraft' }),
  ...sourced,
});

/** Rule 18: which side dives on the other. */
const attack = z.strictObject({
  by: z.literal(['allied', 'german']),
  from: z.literal(['level', 'above', 'cloud']).meta({
    description: '`level`, `above` (a dive, rule 18) or `cloud` (a dive with surprise)',
  }),
  ...sourced,
});

/** A stand-alone battle of any forces. */
export const battle = z
  .strictObject({
    battle: words,
    line: words.optional().meta({ description: 'what it is, in one line' }),
    rules: z.array(z.int()),
    words,
    weather: z.int().min(1).max(16).meta({ description: 'a weather box from 1 to 16' }),
    hex: refersTo('hex').transform(String),
    allied,
    german,
    attack,
    ...sourced,
  })
  .refine(heightsFit, {
    error: 'who attacks from above or out of cloud is the higher; on the level both have one height',
    path: ['attack'],
  });

interface Heights {
  readonly allied: { readonly altitude: number };
  readonly german: { readonly altitude: number };
  readonly attack: z.output<typeof attack>;
}

function heightsFit({ allied: ours, german: theirs, attack: { by, from } }: Heights): boolean {
  const above = by === 'allied' ? ours.altitude - theirs.altitude : theirs.altitude - ours.altitude;
  return from === 'level' ? above === 0 : above > 0;
}

const menOf = ({ pilot: first, observer }: { pilot: BattleMan; observer?: BattleMan | undefined }): string[] =>
  [first, ...(observer ? [observer] : [])].map(({ rank, surname }) => `${rank} ${surname}`);

interface BattleMan {
  readonly rank: string;
  readonly surname: string;
}

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

export type BattleCard = z.output<typeof battle>;
export type BattleMachine = BattleCard['allied']['machines'][number];
