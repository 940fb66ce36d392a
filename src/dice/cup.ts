import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Check } from '../table/checks.ts';
import type { Deck, Drawer } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';

export type Faces = readonly number[];

/** The source of one day's dice. */
export interface Cup {
  /**
   * Rolls the program's dice for this check; `whose` names the machine or man, where several may have the same check.
   */
  throw(check: Check, whose?: string): Faces;
  /** Draws one of the cards left in a deck, each equally likely; does not change the deck. */
  draw(deck: Deck, whose?: Drawer): string;
  /** Is told events, where the dice depend on them. */
  hears?(event: GameEvent): void;
  /** Whether the player draws the next card from his own deck. */
  isDrawnByHand(deck: Deck): boolean;
  /** Whether the player rolls the next dice of this check himself. */
  isByHand(check: Check): boolean;
  /** The dice of one flight's part of the day, independent of all others of the day. */
  during(flight: Flight, part: PartOfDay): Cup;
}
