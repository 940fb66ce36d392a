import { z } from 'zod';
import { PILOT_ABILITIES } from '../../../cards/printed/careers.ts';
import { BRAVERY_LETTERS } from '../../../cards/printed/hit-cards.ts';
import { seedSource, sourcedRow } from '../../../cards/reading/cells.ts';
import { COVERS, UNITS } from './ground.ts';

const id = z.string().regex(/^[A-Z][A-Za-z0-9]{0,7}$/);
const side = z.literal(['allied', 'german']);
const words = z.string().min(1);
const place = z.tuple([z.int().min(-200).max(200), z.int().min(-200).max(200)]);
const heading = z.int().min(0).max(345).multipleOf(15).meta({ description: 'degrees, 0 is north, clockwise' });
const value = z.int().min(1).max(30);
const abilities = z.array(z.literal(PILOT_ABILITIES)).optional();

const man = z.strictObject({
  name: words,
  awareness: value,
  flying: value,
  gunnery: value,
  fortitude: value,
  luck: value,
  bravery: z.literal(BRAVERY_LETTERS).optional(),
  victories: z.int().min(0).optional(),
  abilities,
});

const machine = z.strictObject({
  machine: id,
  side,
  aircraft: z.string().min(1).meta({ description: 'a cockpit panel by its id' }),
  pilot: man,
  observer: man.optional(),
  at: place,
  heading,
  height: z.int().min(0).max(120).meta({ description: 'in Move Units of 50 m; 0 stands on the ground' }),
  speed: z.int().min(0).max(250).multipleOf(10).meta({ description: 'km/h' }),
  parachute: z.boolean().optional(),
  bombs: z.int().min(0).max(12).optional(),
  rockets: z.int().min(0).max(8).optional(),
  incendiary: z.boolean().optional(),
  ...sourcedRow,
});

const balloon = z.strictObject({
  balloon: id,
  side,
  at: place,
  height: z.int().min(1).max(60),
  airship: z.boolean().optional(),
  ...sourcedRow,
});

const unit = z.strictObject({
  unit: id,
  side,
  kind: z.literal(UNITS),
  cover: z.literal(COVERS),
  at: place,
  heading: heading.optional(),
  speed: z.int().min(0).max(3).optional().meta({ description: 'Move Units a turn' }),
  sheltering: z.boolean().optional(),
  ...sourcedRow,
});

const task = z.strictObject({
  side,
  is: z.literal(['down', 'drive-home', 'burn', 'bomb', 'strafe', 'spot', 'photograph']),
  target: id.optional(),
  points: z.int().min(1),
  words,
  ...sourcedRow,
});

/** A fight laid out by hand: where everybody is, what is on the ground, and what counts. */
export const scenario = z.strictObject({
  scenario: words,
  line: words.optional().meta({ description: 'what it is, in one line' }),
  system: z.literal('clouds-of-glory').optional().meta({ description: 'a file of your own says so' }),
  words,
  turns: z.int().min(1).max(60),
  board: z
    .strictObject({ half: z.int().min(10).max(200), ...sourcedRow })
    .meta({ description: 'MU from the middle to an edge' }),
  wind: heading.optional().meta({ description: 'whence it blows' }),
  terrain: z.literal(['land', 'water']).optional(),
  machines: z.array(machine).min(2),
  balloons: z.array(balloon).optional(),
  ground: z.array(unit).optional(),
  tasks: z.array(task).min(1),
  source: seedSource,
});

export type CloudsScenario = z.output<typeof scenario>;
export type ScenarioMan = z.output<typeof man>;
export type ScenarioMachine = CloudsScenario['machines'][number];
export type ScenarioTask = z.output<typeof task>;
