import { z } from 'zod';
import { FIRING } from '../bursts.ts';
import { refersTo } from '../marks.ts';
import { RANKS } from '../ranks.ts';
import { rollTable } from '../reading/table-schema.ts';
import { sourced } from '../source.ts';
import { bravery, skill } from './hit-cards.ts';

/** The ranks of the aircrew, the lowest first; an Air Mechanic flies only as observer. */
export type Rank = (typeof RANKS)[number];

const answer = {
  granted: z.int().min(0).max(8).meta({ description: 'how many are sent at most; 0 is a refusal' }),
  days: z.int().min(0).max(9).meta({ description: 'the days until they come: 1 is tomorrow' }),
  words: z.string().min(1),
};

const worsening = z.strictObject({
  modifier: z.int().min(-9).max(0).meta({ description: 'added to the throw' }),
  each: z.int().min(1).meta({ description: 'for each so many lost this month' }),
  least: z.int().min(-9).max(0).meta({ description: 'the most that it can take off' }),
  late: z
    .strictObject({ least: z.int().min(-9).max(0), ...sourced })
    .optional()
    .meta({ description: 'the most from 22 April on, in a campaign of the whole month' }),
  ...sourced,
});

const kindness = z.strictObject({
  modifier: z.int().min(0).max(9).meta({ description: 'added to the throw in a first tour' }),
  ...sourced,
});

export const replacements = z.strictObject({
  card: z.literal('Replacements'),
  rules: z.array(z.int()),
  machines: rollTable('machine-request', '2d6', answer),
  machinesLost: worsening,
  aircrew: rollTable('aircrew-request', '2d6', answer),
  aircrewLost: worsening,
  pilots: rollTable('new-pilot', '2d6', { skill, firing: z.literal(FIRING), bravery }),
  observers: rollTable('new-observer', '2d6', { firing: z.literal(FIRING), bravery }),
  ranks: rollTable('new-rank', '2d6', { rank: z.literal(RANKS) }),
  succession: z.strictObject({
    days: z.int().min(1).meta({ description: 'days within which a Lieutenant sent out takes the flight' }),
    actingRank: z.literal(RANKS),
    promotedTo: z.literal(RANKS),
    ...sourced,
  }),
  gentler: z.strictObject({ machines: kindness, aircrew: kindness }),
});

export type Replacements = z.output<typeof replacements>;

const day = z.int().min(1).max(30);

const sent = {
  aircraft: refersTo('aircraft')
    .transform(String)
    .optional()
    .meta({ description: 'the type that is sent; left out, another of the kind that was lost' }),
  from: day.meta({ description: 'the day of April from which it is at hand' }),
  to: day.optional().meta({ description: 'the last day on which it is' }),
  depot: z.string().min(1),
};

/** Rule 46, ours: the types that the depots send to replace lost machines. */
export const depotTypes = z.strictObject({
  card: z.literal('Types at the Depot'),
  rules: z.array(z.int()),
  scouts: rollTable('depot-scout', '2d6', sent),
  twoSeaters: rollTable('depot-two-seater', '2d6', sent),
});
