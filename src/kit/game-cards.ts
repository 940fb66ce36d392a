import type { Mark } from '../cards/marks.ts';
import type { ToldRules } from '../cards/printed/told-rules.ts';
import type { FaultAt } from '../cards/reading/fault.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/** What those ask of a way to fight who serve them all. */
export interface Facts {
  /** (17) It is fought on the campaign's own Initiative Track, beside the weather and the Mission Log. */
  readonly isOnTrack: boolean;
  /**
   * (24) Each burst is told with its dice and whom it strikes: luck, worth and who harmed whom are reckoned by that.
   */
  readonly tellsBursts: boolean;
  /** A side keeps what it means to do from the other until it is done: two players at one page hand it over. */
  readonly hasSecrets: boolean;
  /** There is a hand of cards to plan from, and a table to measure on. */
  readonly hasHand: boolean;
  /** (C123) A man's career is made of what he is worth in it. */
  readonly hasCareers: boolean;
  /** Who decides for the Germans where no player leads them: the card of their conduct, or a policy. */
  readonly germansGoBy: 'a-card' | 'a-policy';
}

/** A battle that stands alone as its card lays it out. */
export interface OnCard {
  readonly id: string;
  readonly title: string;
  /** What it is, in a few words. */
  readonly line: string;
  /** What it is about. */
  readonly words: string;
}

/** A way to fight as the cards have it. `SetUp` is what it lays out for a battle that stands alone. */
export interface GameCards<SetUp> {
  /** The name that its own box has. */
  readonly title: string;
  readonly facts: Facts;
  /** The rules of its own box; the campaign's stand on a card by themselves. */
  readonly rules?: (book: Rulebook) => ToldRules;
  /** (19) Of a Dog-Fight of the campaign: so many of its turns are a phase. On the track the phase is the turn. */
  readonly turnsInPhase?: (book: Rulebook) => number;
  /** By the aircraft's id the card that it has of her. */
  readonly machines: (book: Rulebook) => { readonly [aircraft: string]: unknown };
  readonly scenarios: {
    readonly all: (book: Rulebook) => readonly OnCard[];
    readonly setUp: (id: string, book: Rulebook) => SetUp | undefined;
    /** The same cards with one more: a player's own, or one made up on the spot. */
    readonly with: (id: string, setUp: SetUp, book: Rulebook) => Rulebook;
  };
  /** What a scenario may name that other cards describe. */
  readonly marks: (book: Rulebook) => readonly Mark[];
  /** What is wrong with a scenario when it is held against the other cards. */
  readonly faults: (setUp: SetUp, book: Rulebook) => readonly FaultAt[];
  /** Any machines against any others, where it has such a fight, and how its name begins. */
  readonly skirmish?: {
    /** A fight that names no game is fought by this one. */
    readonly isUsual?: boolean;
    readonly begins: string;
    readonly layOut: (allied: readonly string[], german: readonly string[], book: Rulebook) => SetUp;
  };
  /** The rules that a player may choose for a battle, where it has such. */
  readonly optional?: {
    /** What is typed for them. */
    readonly words: readonly string[];
    /** The same battle by those that are typed, and a word that is none of them. */
    readonly chosen: (typed: string, setUp: SetUp) => { readonly setUp: SetUp; readonly unknown: string | undefined };
  };
}

/** Either side may be the player's: both are named. */
export const forcesLine = (line: string | undefined, allied: number, german: number): string =>
  [...(line ? [line] : []), `${allied} Allied ${allied === 1 ? 'machine' : 'machines'} against ${german}`].join('; ');
