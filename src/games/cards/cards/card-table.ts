import { z } from 'zod';
import { FIREPOWERS } from './damage-cards.ts';
import { cardSourced } from './source.ts';

const length = z.int().min(1).max(200_000).meta({ description: 'hundredths of a millimetre' });
const few = z.int().min(1).max(9);
const size = { width: length, length };
const modifier = z.int().min(-12).max(12);
const bySkill = z.strictObject({ base: z.int().min(10).max(500), skill: z.int().min(0).max(100) });
const arc = z.strictObject({ across: length, along: length, ...cardSourced });

/** What lies on the table besides the machines, and how far a ruler reaches. */
export const cardTable = z.strictObject({
  card: z.string().min(1),
  base: z.strictObject({ ...size, ...cardSourced }),
  ruler: z.strictObject({ reach: length, half: length, ...cardSourced }),
  'front-arc': arc,
  'rear-arc': arc,
  cards: z.strictObject({ short: few, long: few, ...cardSourced }),
  jam: z.strictObject({ manoeuvres: few, wounded: few, ...cardSourced }),
  counters: z.strictObject({ smoke: few, flames: few, ...cardSourced }),
  ground: z.strictObject({
    trench: z.strictObject({ ...size, resistance: few, ...cardSourced }),
    'anti-aircraft-gun': z.strictObject({
      ...size,
      resistance: few,
      guns: z.literal(FIREPOWERS),
      across: length,
      along: length,
      ...cardSourced,
    }),
    target: z.strictObject({ ...size, ...cardSourced }),
  }),
  campaign: z.strictObject({
    'turns-a-phase': few,
    width: length,
    length,
    apart: length,
    'apart-after-dive': length,
    beside: length,
    rounds: z.strictObject({ short: few, long: few, ...cardSourced }),
    bears: z
      .strictObject({
        'wings-of-war': bySkill,
        'wings-of-glory': bySkill,
        // Cards of a player's own from before have none: then her card counts alone.
        typical: z.int().min(1).max(30).optional(),
        much: z.int().min(1).max(100),
        ...cardSourced,
      })
      .meta({
        description:
          'hundredths of the mean of her card and a typical machine that one bears in a campaign, more by her pilot’s Skill',
      }),
    nerve: z.strictObject({ 'wings-of-war': modifier, 'wings-of-glory': modifier, ...cardSourced }),
    'points-chart': z
      .array(
        z.strictObject({
          'up-to': z.int().min(2).max(12),
          fate: z.literal(['damaged-abort', 'forced-down', 'shot-down']),
          ...cardSourced,
        }),
      )
      .min(1)
      .refine((rows) => rows.at(-1)?.['up-to'] === 12, { error: 'the last row goes up to 12' }),
    ...cardSourced,
  }),
  turns: z.strictObject({ most: z.int().min(1).max(200), ...cardSourced }),
});

export type CardTable = z.output<typeof cardTable>;
