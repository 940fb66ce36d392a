import type { Rulebook } from '../cards/rulebook.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { EventType, GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import type { Bent } from './head/bent.ts';
import type { Policy, Whys } from './head/policy.ts';
import type { Strength } from './head/strengths.ts';
import type { Temper } from './head/temper.ts';

/** A way to fight as the program plays it, for either side. `Own` are the decisions that it brings. */
export interface GameHead<Own extends Decision> {
  /**
   * How its decisions are made by a commander of that temper, or an enemy of that strength. The word is for what he
   * leaves to chance: the same word, the same fight.
   */
  readonly head: (temper: Temper, strength: Strength, word: string, bent?: Bent) => Pick<Policy, Own>;
  /** Why such a commander decides so; nothing where no reason is told. */
  readonly why?: (temper: Temper) => Pick<Whys, Own>;
  /** How whoever follows a leader decides, and how they do where the leader is gone; nothing where nobody flies. */
  readonly follows?: (leader: string, otherwise: Policy) => Partial<Pick<Policy, Own>>;
  /** A head for fights that are played out by the thousand, without a search; nothing where `head` has none. */
  readonly quickly?: (strength: Strength, word: string) => Pick<Policy, Own>;
  /** What of it is worth thinking over by playing it on, and what that brings; nothing where that is not reckoned. */
  readonly worth?: { readonly weighed: readonly Decision[]; readonly reckon: (book: Rulebook) => FightWorth };
  /** What of a fight's end its throws alone have brought; nothing where that is not reckoned. */
  readonly luck?: (book: Rulebook) => FightLuck;
  /** What a side keeps to itself in it, and how the other guesses at that; nothing where all lies open. */
  readonly plans?: Plans;
}

/** What a fight is worth in Victory Points, added up as it is told. */
export interface FightWorth {
  readonly points: number;
  /** What of it our own bursts bring. */
  readonly won: number;
  told(event: GameEvent): void;
}

/** How much better the throws of a fight have gone than on the mean, added up as it is told; nought on the mean. */
export interface FightLuck {
  readonly points: number;
  /** Pilots of ours lost beyond those that were to be. */
  readonly men: number;
  told(event: GameEvent): void;
}

/** What is secret in a fight. */
export interface Plans {
  /** What begins such a fight where it stands alone: what was kept in the one before it is over and done with. */
  readonly begins: readonly EventType[];
  /** Watches what a side shows. */
  readonly watch: (by: Side) => Watch;
  /** Of what kind a card that was drawn is, as it is seen from across the table; with a wide look some are all one. */
  readonly kindOf: (card: string, look: 'wide' | 'close') => string;
}

/** What can be seen from across the table of what a side plans. */
export interface Watch {
  hears(event: GameEvent): void;
  /** A card has been drawn, the so manyth of all. */
  drew(card: string, place: number): void;
  /** The places of the cards drawn that lie face down before its machines. */
  readonly faceDown: ReadonlySet<number>;
  /** Whether what it answered to a question, put in that turn, is a secret still. */
  keeps(question: Question, turn: number): boolean;
  /** What is known of such an answer all the same. */
  known(question: Question): string | undefined;
}
