import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Roll } from '../cards/dice.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Check } from './checks.ts';
import type { Choose } from './decisions.ts';
import type { Deck, Drawer } from './decks.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/** What can be played again from its own beginning, without the day that went before. */
export type PartPlayedOn = 'mission' | 'fight';

/** Everything a rule may ask of the world. */
export interface Table {
  /** The printed cards. */
  readonly book: Rulebook;
  /**
   * Throws the dice that this check calls for; for which machine or man, where several may have the same to throw. Which
   * side throws it unseen, where that side alone is told what it shows.
   */
  roll(check: Check, whose?: string, unseen?: Side): Roll;
  /** Draws a card from a deck, and takes it out of it; answers with its code. Whose it is, where one side keeps it. */
  draw(deck: Deck, whose?: Drawer): string;
  /** Puts a decision to the commander. */
  readonly choose: Choose;
  /** Announces what has just happened. */
  tell(event: GameEvent): void;
  /**
   * Tells one who plays on in his head how the part of the day that begins now can be played again from here; whoever
   * plays the day itself has no ear for it, for it costs a copy of the mission each turn.
   */
  begin?(part: PartPlayedOn, again: (table: Table) => void): void;
  /** The same table for one flight's part of the day, whose dice lie apart from those of every other. */
  during(flight: Flight, part: PartOfDay): Table;
}
