import { z } from 'zod';
import { cardSourced } from './source.ts';

/** Every kind of manoeuvre card. A card that turns or slips has its side in its name. */
const MANOEUVRES = [
  'straight',
  'short-straight',
  'left-30',
  'right-30',
  'left-45',
  'right-45',
  'left-60',
  'right-60',
  'left-90',
  'right-90',
  'slip-left',
  'slip-right',
  'steep-slip-left',
  'steep-slip-right',
  'wide-slip-left',
  'wide-slip-right',
  'short-left-60',
  'short-right-60',
  'stall',
  'immelmann',
  'climb',
  'dive',
  'short-dive',
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

const length = z.int().min(-20_000).max(20_000).meta({ description: 'hundredths of a millimetre' });

const manoeuvreCard = z.strictObject({
  card: z.literal(MANOEUVRES),
  numbers: z.array(z.int().min(1).max(99)).min(1).meta({ description: 'the numbers of its cards' }),
  right: length.meta({ description: 'how far to the right the arrow goes, in hundredths of a millimetre' }),
  forward: length.meta({ description: 'how far ahead the arrow goes, in hundredths of a millimetre' }),
  turn: z.int().min(-180).max(180).multipleOf(15).meta({ description: 'degrees clockwise, in steps of 15' }),
  steep: z.boolean().optional(),
  ...cardSourced,
});

export type ManoeuvreCard = z.output<typeof manoeuvreCard>;

const manoeuvreDeck = z
  .strictObject({
    of: z.int().min(1).max(99).meta({ description: 'how many cards the deck has' }),
    cards: z.array(manoeuvreCard).min(1),
    ...cardSourced,
  })
  .refine(({ of, cards }) => numbersOf(cards).length === of, {
    error: 'the deck has as many cards as `of` says',
    path: ['of'],
  })
  .refine(({ cards }) => new Set(numbersOf(cards)).size === numbersOf(cards).length, {
    error: 'no number stands on two cards of a deck',
    path: ['cards'],
  })
  .refine(({ cards }) => new Set(cards.map(({ card }) => card)).size === cards.length, {
    error: 'each kind of card has one row',
    path: ['cards'],
  })
  .refine(({ cards }) => cards.some(({ card }) => card === 'straight'), {
    error: 'a deck has a straight',
    path: ['cards'],
  });

const numbersOf = (cards: readonly ManoeuvreCard[]): number[] => cards.flatMap(({ numbers }) => numbers);

export const manoeuvreDecks = z.strictObject({
  card: z.string().min(1),
  decks: z.record(z.string().regex(/^[A-Z]{1,2}$/), manoeuvreDeck).meta({ description: 'decks by their blue letters' }),
});
