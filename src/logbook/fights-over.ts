import type { Check } from '../table/checks.ts';
import type { Deck } from '../table/decks.ts';
import type { GameEvent } from '../table/events.ts';
import type { PastEntry } from '../table/standpoint.ts';
import { isDrawn, isThrown, type Journal, type JournalEntry } from './journal.ts';

/** A throw, or a draw from a deck of so many cards: both move the cup on, whatever comes of them. */
export type FromCup = { readonly check: Check } | { readonly deck: Deck };

/** A Dog-Fight that has been played to its end, and all that it left behind. */
export interface FightOver {
  /** The entries of the day up to its end. */
  readonly past: readonly PastEntry[];
  readonly events: readonly GameEvent[];
  readonly result: unknown;
  readonly fromCup: readonly FromCup[];
}

/** The fights of a day that are over, by the number of entries before them. */
export class FightsOfDay {
  readonly #fights = new Map<number, FightOver>();

  keep(before: number, over: FightOver): void {
    this.#fights.set(before, over);
  }

  /** The fight that began there, if the day went in the same way from its dawn to the end of the fight. */
  at(before: number, journal: Journal): FightOver | undefined {
    const over = this.#fights.get(before);
    return over?.past.every((entry, i) => isSame(entry, journal[i])) ? over : undefined;
  }
}

/**
 * The fights that a session has played to their end. A day is played again from its dawn at each answer; a fight that
 * went by the same entries is not. Nothing of it is stored: a new session plays everything once.
 */
export class FightsOver {
  readonly #days = new WeakMap<object, FightsOfDay>();

  /** Those of the day that began with this dawn. */
  of(dawn: object): FightsOfDay {
    const day = this.#days.get(dawn) ?? new FightsOfDay();
    this.#days.set(dawn, day);
    return day;
  }
}

function isSame(past: PastEntry, entry: JournalEntry | undefined): boolean {
  if (entry === undefined || past === entry) return past === entry;
  if ('asked' in past) return 'asked' in entry && past.asked === entry.asked && past.answer === entry.answer;
  if ('drew' in past) return isDrawn(entry) && past.drew === entry.drew && past.card === entry.card;
  return isThrown(entry) && past.threw === entry.threw && `${past.faces}` === `${entry.faces}`;
}
