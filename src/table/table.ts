import type { Flight, PartOfDay } from '../campaign/watch.ts';
import type { Roll } from '../cards/dice.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Check } from './checks.ts';
import type { Choose } from './decisions.ts';
import type { Deck, Drawer } from './decks.ts';
import type { GameEvent } from './events.ts';
import type { Side } from './sides.ts';

/** What can be played again from its own beginning, without the part of the day before it. */
export type PartPlayedOn = 'mission' | 'fight';

/** Everything that a rule may ask of the world. */
export interface Table {
  /** The printed cards. */
  readonly book: Rulebook;
  /**
   * Rolls the dice of this check; `whose` names the machine or man, where several may have the same check. `unseen` is
   * the side that alone is told the result.
   */
  roll(check: Check, whose?: string, unseen?: Side): Roll;
  /**
   * Draws a card and removes it from the deck; returns its code. `whose` names the machine, where one side keeps the
   * card.
   */
  draw(deck: Deck, whose?: Drawer): string;
  /** Puts a decision to the commander. */
  readonly choose: Choose;
  /** Announces what has just happened. */
  tell(event: GameEvent): void;
  /**
   * Tells a look-ahead how the part of the day that begins now can be played again from here. The ordinary table does
   * not implement it: it would copy the mission every turn.
   */
  begin?(part: PartPlayedOn, again: (table: Table) => void): void;
  /**
   * Plays a Dog-Fight, or does not where the table has played the same one before: then it returns what came of it and
   * tells what was told. `play` must depend on nothing but what the table is asked. Without this a fight is played.
   */
  fight?<Result>(play: () => Result): Result;
  /** The same table for one flight's part of the day. Its dice are independent of all others. */
  during(flight: Flight, part: PartOfDay): Table;
}
