import type { RuleMark, Stream } from './checks.ts';
import type { Side } from './sides.ts';

interface DeckLine {
  /** The name of the deck in its game. */
  readonly name: string;
  readonly rule: RuleMark;
  readonly stream: Stream;
}

/** Every deck that a rule draws from. */
export const DECKS = {
  'damage-a': { name: 'damage deck A', rule: 'W005', stream: 'cards' },
  'damage-b': { name: 'damage deck B', rule: 'W005', stream: 'cards' },
  'damage-c': { name: 'damage deck C', rule: 'W005', stream: 'cards' },
  'damage-d': { name: 'damage deck D', rule: 'W005', stream: 'cards' },
} as const satisfies Record<string, DeckLine>;

export type DeckName = keyof typeof DECKS;

export const lineOfDeck = (name: DeckName): DeckLine => DECKS[name];

/** A shuffled deck: how many of each card, by code, are left in it. Plain data, part of a fight. */
export interface Deck {
  readonly name: DeckName;
  readonly left: Record<string, number>;
}

/** For whom a card is drawn: the machine, and the side that alone may see it. */
export interface Drawer {
  readonly machine: string;
  readonly side: Side;
}

export const cardsLeft = ({ left }: Deck): number => Object.values(left).reduce((sum, count) => sum + count, 0);

/** Takes a card out of its deck. */
export function takeFrom(deck: Deck, card: string): void {
  const count = deck.left[card] ?? 0;
  if (count < 1) throw new Error(`The ${deck.name} has no ${card} left.`);
  deck.left[card] = count - 1;
}

/** The card at an index of the deck, from 0, with its cards sorted by code. */
export function cardAt({ name, left }: Deck, place: number): string {
  let before = 0;
  for (const card of Object.keys(left).sort()) {
    before += left[card] ?? 0;
    if (place < before) return card;
  }
  throw new Error(`The ${name} has no card at ${place}.`);
}
