import { z } from 'zod';
import { type ANGLES, FIRING, LONGEST_BURST } from '../bursts.ts';
import { oddsOfAny } from '../odds.ts';
import { sourced } from '../source.ts';

export type Firing = (typeof FIRING)[number];
export type Angle = (typeof ANGLES)[number];

/** (32) The load of a gun. */
export type GunRounds = 'ordinary' | 'buckingham';

const numbers = z.array(z.int().min(2).max(12)).meta({ description: 'totals of two dice, such as [2, 9]' });

const jams = numbers.min(1).meta({ description: 'the totals that jam the gun' });

const row = z
  .strictObject({
    burst: z.int().min(1).max(LONGEST_BURST).meta({ description: 'the length of the burst' }),
    jams,
    A: numbers,
    B: numbers,
    C: numbers,
    D: numbers,
    E: numbers,
    ...sourced,
  })
  .refine((card) => FIRING.every((letter) => !card[letter].some((number) => card.jams.includes(number))), {
    error: 'a number that jams the gun never scores',
  })
  .transform(({ A, B, C, D, E, ...rest }) => ({
    ...rest,
    hits: { A, B, C, D, E },
    ways: waysOf({ A, B, C, D, E }),
    jamWays: oddsOfAny('2d6', rest.jams).ways,
  }));

/** For each Firing, how many of the 36 rolls of two dice score a Critical Hit. */
function waysOf(hits: Readonly<Record<Firing, readonly number[]>>): Readonly<Record<Firing, number>> {
  const ways = (letter: Firing) => oddsOfAny('2d6', hits[letter]).ways;
  return { A: ways('A'), B: ways('B'), C: ways('C'), D: ways('D'), E: ways('E') };
}

const hitCard = z
  .array(row)
  .length(LONGEST_BURST)
  .refine((rows) => rows.every(({ burst }, i) => burst === i + 1), {
    error: 'the bursts stand in their order, 1 to 6',
  });

/** (32) The price of firing Buckingham at an aircraft: other numbers jam the gun. */
const buckinghamRow = z
  .strictObject({
    burst: z.int().min(1).max(LONGEST_BURST).meta({ description: 'the length of the burst' }),
    jams,
    ...sourced,
  })
  .transform((card) => ({ ...card, jamWays: oddsOfAny('2d6', card.jams).ways }));

const buckingham = z
  .array(buckinghamRow)
  .length(LONGEST_BURST)
  .refine((rows) => rows.every(({ burst }, i) => burst === i + 1), {
    error: 'the bursts stand in their order, 1 to 6',
  });

const angles = z.strictObject({
  'head-on': hitCard,
  beam: hitCard,
  quarter: hitCard,
  astern: hitCard,
  diving: hitCard,
});

/** The five Hit Cards: for each length of burst and each Firing, the totals of two dice that are Critical Hits. */
export const hitCards = z
  .strictObject({ card: z.literal('Hit Cards'), rules: z.array(z.int()), angles, buckingham })
  .refine(jamsApart, { error: 'a number that jams a gun with Buckingham never scores', path: ['buckingham'] });

interface Apart {
  /** A row with a fault has no hits yet; its own fault is reported. */
  readonly angles: Readonly<Record<Angle, readonly { readonly hits?: Readonly<Record<Firing, readonly number[]>> }[]>>;
  readonly buckingham: readonly { readonly jams: readonly number[] }[];
}

/** Whether no number is both a Critical Hit and a jam. */
function jamsApart({ angles: cards, buckingham: fouled }: Apart): boolean {
  return Object.values(cards).every((rows) =>
    rows.every(({ hits }, i) =>
      FIRING.every((letter) => !hits?.[letter].some((total) => fouled[i]?.jams.includes(total))),
    ),
  );
}

export type HitRow = z.output<typeof row>;

/** Bravery in the Mission Log, from the lowest to the highest. */
export const BRAVERY_LETTERS = ['S', 'NV', 'N', 'B', 'DD'] as const;
export type BraveryLetter = (typeof BRAVERY_LETTERS)[number];

/** What his Bravery allows a man, or forces him to do. `check` is a Nerve Check: he may if he passes it. */
const BINDINGS = ['must', 'may', 'check', 'must-not'] as const;

export const binding = z.literal(BINDINGS);

/** Rule 40. `outnumbered`: he may, but only against the odds; `check`: he must if he fails it. */
export const escapeBinding = z.literal(['must', 'check', 'may', 'outnumbered', 'must-not']);
export type EscapeBinding = z.output<typeof escapeBinding>;

export const skill = z.int().min(1).max(7).meta({ description: 'Pilot Skill, 1 to 7' });
export const bravery = z
  .int()
  .min(0)
  .max(99)
  .meta({ description: 'a Bravery number: see the Pilot Skill card for its letter' });
