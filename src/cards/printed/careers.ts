import { z } from 'zod';
import { dice, ours, rowsOf, ruledRow } from '../reading/cells.ts';

const DEEDS = ['flown', 'won', 'victory', 'victory-forced-home', 'forced-home', 'objective'] as const;

/** The special abilities of aces and pilots. */
export const PILOT_ABILITIES = [
  'confident',
  'slippery',
  'test-pilot',
  'promoted',
  'mentor',
  'marksman',
  'balloon-expert',
  'strafing-expert',
  'emergency-survivor',
  'sticky',
  'daredevil',
  'weapon-expert',
  'friends',
  'best-rigger',
  'charm',
  'leadership',
  'tactician',
  'cool-aim',
  'hard-as-nails',
  'duck-hunter',
  'pilot-hands',
  'hawk-eyed',
  'cool-headed',
  'cheating-death',
  'ammo-saver',
  'does-his-job',
] as const;
export type Ability = (typeof PILOT_ABILITIES)[number];

const WOUND_RESULTS = [
  'paralysed',
  'head',
  'one-eye',
  'black-outs',
  'complications',
  'immortal',
  'serious',
  'shaken',
  'weaker',
  'fine',
] as const;

const ability = z.strictObject({
  number: z.int(),
  ability: z.literal(PILOT_ABILITIES),
  name: z.string().min(1),
  does: z.string().min(1),
  acts: z.literal(['fight', 'campaign']),
  ...ruledRow,
});
const face = z.strictObject({ face: z.int(), ...ruledRow });
const cleared = z.literal(['grounded', 'cleared']);

export const careers = z.strictObject({
  card: z.literal('Careers'),
  experience: z.array(z.strictObject({ for: z.literal(DEEDS), points: z.int(), ...ruledRow })).length(DEEDS.length),
  price: rowsOf({ points: z.int() }),
  abilityOn: face,
  ace: z.array(ability).length(6),
  pilot: z.array(ability).length(18),
  pilotChoiceFrom: z.strictObject({ number: z.int(), ...ruledRow }),
  gunner: z.array(ability).length(8),
  woundMends: z.strictObject({ dice, ...ruledRow }),
  natural: z.strictObject({ best: face, worst: face }),
  wounds: rowsOf({
    result: z.literal(WOUND_RESULTS),
    words: z.string().min(1),
    fortitude: dice.optional(),
    luck: dice.optional(),
    days: cleared,
    weeks: cleared,
    months: cleared,
  }),
  layOff: z.strictObject({ days: z.int(), weeks: z.int(), months: z.int(), ...ruledRow }),
  aceFrom: ours,
  daysPerFortitude: ours,
});

export type CareerDeed = (typeof DEEDS)[number];
export type WoundRow = z.output<typeof careers>['wounds'][number];
