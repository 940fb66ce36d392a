import { z } from 'zod';
import { BRAVERY_LETTERS, skill } from '../../../cards/printed/hit-cards.ts';
import { CARD_SWITCHES, CARD_SYSTEMS } from './card-systems.ts';
import { cardSourced } from './source.ts';

const words = z.string().min(1);
const millimetres = z.int().min(0).max(5000).meta({ description: 'millimetres from the south-west corner' });
const heading = z.int().min(0).max(23).meta({ description: 'steps of 15 degrees clockwise from north, 0 to 23' });
const points = z.int().min(-20).max(20).default(0);
const id = z
  .string()
  .regex(/^[A-Z][1-9][0-9]?$/)
  .meta({ description: 'a letter and a number, `A1` to `Z99`' });
const cardSide = z.literal(['allied', 'german']);
const place = { x: millimetres, y: millimetres };

const scenarioMachine = z.strictObject({
  machine: id,
  type: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .meta({ description: 'a machine of card-machines.yaml' }),
  ...place,
  heading: heading.optional().meta({ description: 'north for the Allies and south for the Germans, if not said' }),
  'checks-bullets': z.boolean().optional().meta({ description: 'its green jams are ignored' }),
  skill: skill.optional(),
  bravery: z.literal(BRAVERY_LETTERS).optional(),
  ...cardSourced,
});

export type ScenarioMachine = z.output<typeof scenarioMachine>;

const force = z.strictObject({ machines: z.array(scenarioMachine).min(1).max(12) });

const groundCard = z.strictObject({
  id,
  kind: z.literal(['trench', 'anti-aircraft-gun', 'target']),
  side: cardSide,
  ...place,
  heading: heading.default(0),
  ...cardSourced,
});

export type GroundCard = z.output<typeof groundCard>;

const MISSION_KINDS = ['photograph', 'bomb', 'drop-bombs', 'strafe', 'direct-guns', 'fetch'] as const;

const mission = z.strictObject({
  kind: z.literal(MISSION_KINDS),
  side: cardSide,
  machine: id.optional().meta({ description: 'who does it; left out, the side chooses in secret' }),
  target: id,
  'needs-observer': z.boolean().optional(),
  turns: z.int().min(1).max(20).optional().meta({ description: 'turns within a ruler of the target, to direct guns' }),
  done: points.meta({ description: 'points as soon as it is done' }),
  partly: points.meta({ description: 'points for bombs beside the middle of the target' }),
  home: points.meta({ description: 'points when the machine has left by its own edge' }),
  undone: points.meta({ description: 'points of the other side when it was never done' }),
  'frees-exits': z
    .boolean()
    .optional()
    .meta({ description: 'once it is done, own-edge exits of its side cost nothing' }),
  ...cardSourced,
});

export type CardMission = z.output<typeof mission>;

const score = z.strictObject({
  kill: points,
  exit: points,
  'exit-while-flying': z
    .boolean()
    .optional()
    .meta({ description: 'exits count only while the other side still flies' }),
  loss: points,
  'wrong-edge': points,
  'left-early': points,
  'ground-damage': points,
  untouched: points,
  only: cardSide.optional().meta({ description: 'the one side that scores: above 0 it wins, below 0 the other' }),
  ...cardSourced,
});

export type CardScore = z.output<typeof score>;

/** A stand-alone fight with manoeuvre cards. */
export const cardScenario = z.strictObject({
  scenario: words,
  system: z.literal(CARD_SYSTEMS),
  line: words.meta({ description: 'what it is, in one line' }),
  words,
  'variant-of': words.optional(),
  table: z.strictObject({
    width: z.int().min(300).max(5000),
    length: z.int().min(300).max(5000),
    ...cardSourced,
  }),
  switches: z.array(z.literal(CARD_SWITCHES)),
  wins: z.literal(['last-flying', 'first-loss', 'points', 'pictures-home']).meta({
    description: '`last-flying`, `first-loss` (who exits or is shot down loses), `points` or `pictures-home`',
  }),
  score,
  'shotless-turns': z.int().min(1).max(20).optional(),
  allied: force,
  german: force,
  ground: z.array(groundCard).default([]),
  missions: z.array(mission).default([]),
  ...cardSourced,
});

export type CardScenario = z.output<typeof cardScenario>;
