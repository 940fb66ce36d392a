import { z } from 'zod';
import { codeOf, SPECIALS } from './damage-cards.ts';
import { cardSourced } from './source.ts';

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

export const damageDecks = z.strictObject({
  card: z.string().min(1),
  decks: z.strictObject({ A: damageDeck, B: damageDeck, C: damageDeck, D: damageDeck }),
});
