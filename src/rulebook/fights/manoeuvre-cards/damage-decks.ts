import { z } from 'zod';
import { cardSourced } from './source.ts';

export const SPECIALS = [
  'jam-red',
  'jam-green',
  'rudder-left',
  'rudder-right',
  'crew',
  'engine',
  'smoke',
  'fire',
  'explosion',
] as const;
export type Special = (typeof SPECIALS)[number];

export const FIREPOWERS = ['A', 'B', 'C', 'D'] as const;
export type Firepower = (typeof FIREPOWERS)[number];

const damageCard = z.strictObject({
  points: z.int().min(0).max(20),
  special: z.literal(SPECIALS).optional(),
  count: z.int().min(1).max(60),
  ...cardSourced,
});

export type DamageCard = z.output<typeof damageCard>;

const damageDeck = z
  .strictObject({
    of: z.int().min(1).max(200).meta({ description: 'how many cards the deck has' }),
    cards: z.array(damageCard).min(1),
    ...cardSourced,
  })
  .refine(({ of, cards }) => cards.reduce((sum, { count }) => sum + count, 0) === of, {
    error: 'the deck has as many cards as `of` says',
    path: ['of'],
  })
  .refine(({ cards }) => new Set(cards.map(codeOf)).size === cards.length, {
    error: 'each kind of card has one row',
    path: ['cards'],
  });

export type DamageDeck = z.output<typeof damageDeck>;

/** What a card is called where it is drawn and typed: `0`, `3`, `2+fire`, `explosion`. */
export function codeOf({ points, special }: Pick<DamageCard, 'points' | 'special'>): string {
  if (special === 'explosion') return special;
  return special === undefined ? String(points) : `${points}+${special}`;
}

export const damageDecks = z.strictObject({
  card: z.string().min(1),
  decks: z.strictObject({ A: damageDeck, B: damageDeck, C: damageDeck, D: damageDeck }),
});
