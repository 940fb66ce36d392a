import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Check } from '../table/checks.ts';
import type { Deck, Drawer } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';

export type Faces = readonly number[];

/** Whatever the dice come out of: one day's. */
export interface Cup {
  /** Throws the program's dice for this check; for which machine or man, where several may have the same to throw. */
  throw(check: Check, whose?: string): Faces;
  /** Draws a card of those left in a deck, each as likely as the next; the deck stays as it is. */
  draw(deck: Deck, whose?: Drawer): string;
  /** Hears what happens, where its dice hang on that. */
  hears?(event: GameEvent): void;
  /** Whether the next card is to be drawn from the player's own deck. */
  isDrawnByHand(deck: Deck): boolean;
  /** Whether the next throw for this check is to be made by the player's own hand. */
  isByHand(check: Check): boolean;
  /** The dice of one flight's part of the day, which lie apart from all others of the day. */
  during(flight: Flight, part: PartOfDay): Cup;
}
