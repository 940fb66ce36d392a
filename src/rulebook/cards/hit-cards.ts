import { z } from 'zod';
import { type ANGLES, FIRING, LONGEST_BURST } from '../bursts.ts';
import { oddsOfAny } from '../odds.ts';
import { sourced } from '../source.ts';

export type Firing = (typeof FIRING)[number];
export type Angle = (typeof ANGLES)[number];

const numbers = z.array(z.int().min(2).max(12)).meta({ description: 'totals of two dice, such as [2, 9]' });

const row = z
  .strictObject({
    burst: z.int().min(1).max(LONGEST_BURST).meta({ description: 'the length of the burst' }),
    jams: numbers.min(1).meta({ description: 'the totals that jam the gun' }),
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

/** How many of the 36 ways in which two dice fall score a Critical Hit, for each Firing. */
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

/** The five Hit Cards: for each length of burst and each Firing, the totals of two dice that are Critical Hits. */
export const hitCards = z.strictObject({
  card: z.literal('Hit Cards'),
  rules: z.array(z.int()),
  angles: z.strictObject({ 'head-on': hitCard, beam: hitCard, quarter: hitCard, astern: hitCard, diving: hitCard }),
});

export type HitRow = z.output<typeof row>;
