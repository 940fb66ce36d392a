import type { Rulebook } from '../cards/rulebook.ts';
import type { Decision, Question } from '../table/decisions.ts';
import type { EventType, GameEvent } from '../table/events.ts';
import type { Side } from '../table/sides.ts';
import type { Bent } from './head/bent.ts';
import type { Policy, Whys } from './head/policy.ts';
import type { Strength } from './head/strengths.ts';
import type { Temper } from './head/temper.ts';

/** A game as the program plays it, for either side. `Own` are its decisions. */
export interface GameHead<Own extends Decision> {
  /**
   * The decisions of a commander with this temper, or of an enemy of this strength. `word` seeds the random choices:
   * the same word gives the same fight.
   */
  readonly head: (temper: Temper, strength: Strength, word: string, bent?: Bent) => Pick<Policy, Own>;
  /** Why such a commander decides so; nothing where no reason is told. */
  readonly why?: (temper: Temper) => Pick<Whys, Own>;
  /** How a follower decides, and what he does without a leader; undefined where nobody flies. */
  readonly follows?: (leader: string, otherwise: Policy) => Partial<Pick<Policy, Own>>;
  /** What a player is advised beside the answers that he has given already; undefined where the head will do. */
  readonly advises?: () => Partial<Pick<Policy, Own>>;
  /** A head for fights that are played by the thousand, without a search; undefined where `head` does not search. */
  readonly quickly?: (strength: Strength, word: string) => Pick<Policy, Own>;
  /** Which decisions are worth a look-ahead, and the worth of a fight; undefined where that is not computed. */
  readonly worth?: { readonly weighed: readonly Decision[]; readonly reckon: (book: Rulebook) => FightWorth };
  /** The part of a fight's result that its throws alone have brought; undefined where that is not computed. */
  readonly luck?: (book: Rulebook) => FightLuck;
  /** What a head of that strength makes of a machine's turn, at the first question of it; nothing at any other. */
  readonly weighs?: (question: Question, strength: Strength, book: Rulebook) => TurnWeighed | undefined;
  /** A side's secrets in it, and how the other side guesses them; undefined where nothing is secret. */
  readonly plans?: SecretPlans;
}

/** A turn of a machine as a head thinks it over. */
export interface TurnWeighed {
  readonly machine: string;
  readonly turn: number;
  /** The answers that fly it, and what that is worth to the head by its own measure; the best first. */
  readonly ways: readonly { readonly words: readonly string[]; readonly worth: number }[];
}

/** The worth of a fight in Victory Points, added up as its events are told. */
export interface FightWorth {
  readonly points: number;
  /** The part from our own bursts. */
  readonly won: number;
  told(event: GameEvent): void;
}

/** How much better than the mean the throws of a fight have been, added up as its events are told. Its mean is 0. */
export interface FightLuck {
  readonly points: number;
  /** Pilots of ours lost beyond the expected number. */
  readonly men: number;
  told(event: GameEvent): void;
}

/** The secrets of a fight. */
export interface SecretPlans {
  /** The events that begin such a fight where it stands alone: older secrets end there. */
  readonly begins: readonly EventType[];
  /** Watches what a side reveals. */
  readonly watch: (by: Side) => SecretWatch;
  /** The kind of a drawn card, as seen from across the table; a wide look merges some kinds. */
  readonly kindOf: (card: string, look: 'wide' | 'close') => string;
}

/** What is visible from across the table of a side's plans. */
export interface SecretWatch {
  hears(event: GameEvent): void;
  /** The n-th card has been drawn. */
  drew(card: string, place: number): void;
  /** The places of the drawn cards that lie face down before the side's machines. */
  readonly faceDown: ReadonlySet<number>;
  /** Whether the side's answer to a question, asked in that turn, is still a secret. */
  keeps(question: Question, turn: number): boolean;
  /** What is known of such an answer all the same. */
  known(question: Question): string | undefined;
}
