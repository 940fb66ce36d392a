import { z } from 'zod';
import { BANDS, COLOURS, TEST_COLOURS } from './ladder.ts';
import { fromSeed } from './source.ts';

/** The parts of a machine that a hit may find, V090 to V098. */
const PARTS = ['structure', 'ailerons', 'elevators', 'rudder', 'engine', 'tank', 'pilot', 'gunner'] as const;
export type MachinePart = (typeof PARTS)[number];

/** The meaning of a box in the engine's row, V095. */
const ENGINE_BOXES = ['runs', 'minus-1', 'minus-2', 'leaks', 'burns'] as const;
export type EngineBox = (typeof ENGINE_BOXES)[number];

const perBand = <Cell extends z.ZodType>(cell: Cell) => z.strictObject({ low: cell, medium: cell, high: cell });

const speed = z.int().min(0).max(12);

const gun = z.strictObject({
  mount: z.literal(['fixed', 'flexible']),
  die: z.literal(COLOURS).meta({ description: `the colour of its die: ${COLOURS.join(', ')}` }),
  plates: z
    .array(z.int().min(1).max(6))
    .min(1)
    .max(4)
    .meta({ description: 'the numbers of its ammunition plate, V083' }),
  reloads: z.boolean().meta({ description: 'a solid line parts the numbers: it must be reloaded, V083' }),
});

const locationRow = z.strictObject({
  from: z.int().min(1).max(20),
  to: z.int().min(1).max(20),
  part: z.literal(PARTS),
  seat: z.int().min(1).max(3).optional().meta({ description: 'of several gunners, whose seat it is, V107' }),
});

/** The dashboard of a machine: everything that Winged Victory needs of it. */
export const dashboard = z
  .strictObject({
    name: z.string().min(1),
    side: z.literal(['allied', 'german']),
    engine: z
      .literal(['rotary', 'in-line'])
      .meta({ description: 'a rotary is on or off, V020; in-line is throttled, V021' }),
    seats: z.literal([1, 2, 3]).meta({ description: 'a pilot, and a gunner in each of the others, V107' }),
    top: perBand(speed).meta({ description: 'the white boxes: the highest level speed in each band' }),
    strip: z.strictObject({
      lowest: z.int().min(-4).max(0),
      red: z.int().min(5).max(14),
      crackUp: z.int().min(6).max(16),
    }),
    stall: perBand(z.int().min(-2).max(3)).meta({ description: 'the highest black and white box of each band' }),
    drag: perBand(z.array(z.int().min(0).max(9)).min(1)).meta({
      description: 'drag at speed 1, 2 and so on; the last holds on',
    }),
    preparation: perBand(z.int().min(0).max(5)),
    underscored: z
      .boolean()
      .meta({ description: 'its preparation is underscored: no hard climbs and few acrobatics, V032' }),
    ceiling: z.int().min(5).max(30).meta({ description: 'the highest level it holds, V057' }),
    handling: z.literal(TEST_COLOURS),
    structural: z.literal(TEST_COLOURS),
    spotting: z.literal(TEST_COLOURS),
    guns: z.array(gun).max(3),
    bomber: z
      .strictObject({
        loadedTop: speed.meta({ description: 'the circled speed: the highest throttle with bombs, V110' }),
      })
      .optional(),
    structure: z.strictObject({ boxes: z.int().min(4).max(24), lines: z.array(z.int().min(1).max(24)).min(1) }),
    controls: z.int().min(1).max(6).meta({ description: 'boxes of ailerons, elevators and rudder each' }),
    engineBoxes: z.array(z.literal(ENGINE_BOXES)).min(2),
    locations: z
      .array(locationRow)
      .refine((rows) => coverTwenty(rows), { error: 'the rows cover 1 to 20 without gap or overlap' }),
    size: z.int().min(0).max(4),
    points: z.int().min(1).max(20).meta({ description: 'Victory Points for its loss' }),
    ...fromSeed,
  })
  .refine(({ strip }) => strip.red < strip.crackUp, { error: 'the red boxes come before the red and white ones' })
  .refine(({ seats, guns }) => guns.filter(({ mount }) => mount === 'flexible').length < seats, {
    error: 'each flexible gun has a gunner of its own',
  })
  .refine(({ structure: { boxes, lines } }) => lines.at(-1) === boxes, {
    error: 'the last thick line is after the last box',
  })
  .refine(({ top }) => BANDS.every((band) => top[band] <= top.low), {
    error: 'nothing is faster high up than low down',
  });

export type Dashboard = z.output<typeof dashboard>;
export type DashboardGun = Dashboard['guns'][number];

const coverTwenty = (rows: readonly z.output<typeof locationRow>[]): boolean =>
  rows[0]?.from === 1 &&
  rows.at(-1)?.to === 20 &&
  rows.every(({ from, to }, i) => from <= to && (i === 0 || from === (rows[i - 1]?.to ?? 0) + 1));
