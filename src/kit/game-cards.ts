import type { CardMark } from '../cards/marks.ts';
import type { ToldRules } from '../cards/printed/told-rules.ts';
import type { FaultAt } from '../cards/reading/fault.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/** What shared code needs to know of a game. */
export interface Facts {
  /** (17) It is fought on the campaign's own Initiative Track, beside the weather and the Mission Log. */
  readonly isOnTrack: boolean;
  /**
   * (24) Each burst is told with its dice and its target. Luck, worth and the causes of damage are computed from that.
   */
  readonly tellsBursts: boolean;
  /** A side's plans are secret until they are carried out: two players at one page take turns at it. */
  readonly hasSecrets: boolean;
  /** There is a hand of cards to plan from, and a table to measure on. */
  readonly hasHand: boolean;
  /** (C123) Careers are made of a man's figures in it. */
  readonly hasCareers: boolean;
  /** Who decides for the Germans where no player leads them: the conduct card, or a policy. */
  readonly germansGoBy: 'a-card' | 'a-policy';
}

/** A stand-alone battle as its card describes it. */
export interface OnCard {
  readonly id: string;
  readonly title: string;
  /** Its description in a few words. */
  readonly line: string;
  /** Its full description. */
  readonly words: string;
}

/** The cards of a game. `SetUp` is the type of its stand-alone battles. */
export interface GameCards<SetUp> {
  /** The title on its box. */
  readonly title: string;
  readonly facts: Facts;
  /** The rules of its box; the campaign's rules stand on a card of their own. */
  readonly rules?: (book: Rulebook) => ToldRules;
  /**
   * (19) In a Dog-Fight of the campaign, how many turns of the game are a phase. On the track the phase is the turn.
   */
  readonly turnsInPhase?: (book: Rulebook) => number;
  /** Its cards of aircraft, by the aircraft's id. */
  readonly machines: (book: Rulebook) => { readonly [aircraft: string]: unknown };
  readonly scenarios: {
    readonly all: (book: Rulebook) => readonly OnCard[];
    readonly setUp: (id: string, book: Rulebook) => SetUp | undefined;
    /** The same cards with one scenario more: a player's own, or a generated one. */
    readonly with: (id: string, setUp: SetUp, book: Rulebook) => Rulebook;
  };
  /** What a scenario may name that other cards describe. */
  readonly marks: (book: Rulebook) => readonly CardMark[];
  /** The faults of a scenario against the other cards. */
  readonly faults: (setUp: SetUp, book: Rulebook) => readonly FaultAt[];
  /** Any machines against any others, if the game has such a fight, and the beginning of its name. */
  readonly skirmish?: {
    /** This game is used for a fight that names none. */
    readonly isUsual?: boolean;
    readonly begins: string;
    readonly layOut: (allied: readonly string[], german: readonly string[], book: Rulebook) => SetUp;
    /** Its faults beside those of a scenario of a card, which refers to known machines. */
    readonly faults?: (setUp: SetUp, book: Rulebook) => readonly FaultAt[];
  };
  /** The rules that a player may choose for a battle, if there are any. */
  readonly optional?: {
    /** The words for them. */
    readonly words: readonly string[];
    /** The same battle by the typed rules, and the first word that is none of them. */
    readonly chosen: (typed: string, setUp: SetUp) => { readonly setUp: SetUp; readonly unknown: string | undefined };
  };
}

/** Names both forces, because either may be the player's. */
export const forcesLine = (line: string | undefined, allied: number, german: number): string =>
  [...(line ? [line] : []), `${allied} Allied ${allied === 1 ? 'machine' : 'machines'} against ${german}`].join('; ');
