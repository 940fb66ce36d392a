import { z } from 'zod';
import { BLOWS, COLOURS, ICONS, TEST_COLOURS } from './ladder.ts';
import { fromSeed } from './source.ts';

/** The kinds of tests, in the order of the rules. */
const TESTS = ['structural', 'handling', 'spotting', 'bombing', 'extinguish', 'unjam'] as const;
export type TestKind = (typeof TESTS)[number];

/** The possible results of all tests. */
const OUTCOMES = [
  'crack-up',
  'four-points',
  'nothing',
  'stall',
  'control',
  'structural-test',
  'unseen',
  'within-four',
  'spotted',
  'miss',
  'near-miss',
  'direct-hit',
  'burns-on',
  'out',
  'explodes',
  'jammed',
  'clear-if-level',
  'clear',
] as const;
export type TestOutcome = (typeof OUTCOMES)[number];

const outcome = z.literal(OUTCOMES);
const six = <Face extends z.ZodType>(face: Face) => z.array(face).length(6);

/** The nine dice, face by face, and the meaning of their icons for each test. */
export const diceCard = z.strictObject({
  combat: z
    .array(z.strictObject({ colour: z.literal(COLOURS), faces: six(z.literal(BLOWS)), ...fromSeed }))
    .length(COLOURS.length)
    .refine((rows) => rows.every(({ colour }, i) => colour === COLOURS[i]), {
      error: 'the dice stand in their order, white to black',
    }),
  icons: z
    .array(z.strictObject({ colour: z.literal(TEST_COLOURS), faces: six(z.literal(ICONS)), ...fromSeed }))
    .length(TEST_COLOURS.length)
    .refine((rows) => rows.every(({ colour }, i) => colour === TEST_COLOURS[i]), {
      error: 'the test dice stand in their order',
    }),
  tests: z
    .array(
      z.strictObject({
        test: z.literal(TESTS),
        critical: outcome,
        fail: outcome,
        partial: outcome,
        success: outcome,
        ...fromSeed,
      }),
    )
    .length(TESTS.length)
    .refine((rows) => rows.every(({ test }, i) => test === TESTS[i]), { error: 'the tests stand in their order' }),
  /** (V100) The faces of the blue die that set a leaking machine on fire. */
  leakFire: z.strictObject({ faces: z.array(z.int().min(1).max(6)), ...fromSeed }),
});
