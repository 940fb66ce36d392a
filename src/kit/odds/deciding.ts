import { type Odds, oddsOfWhen } from '../../cards/odds.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { ActivityName } from '../../table/activity-decisions.ts';
import type { About, Decision } from '../../table/decisions.ts';

/** What a throw may decide after an answer; for an activity, its success. */
export type DecidedOutcome =
  | ActivityName
  | 'meets-the-enemy'
  | 'meets-him-under-archie'
  | 'is-hit'
  | 'burst-near'
  | 'comes-through'
  | 'goes-down'
  | 'harmless'
  | 'hits'
  | 'brings-down'
  | 'hit-in-return'
  | 'jams'
  | 'clears'
  | 'jammed-for-good'
  | 'gets-a-shot'
  | 'passes';

/**
 * A result that one throw decides, or a few that can be enumerated: its ways out of all rolls. Where several throws
 * follow each other the ways need not be whole.
 */
export interface Deciding {
  readonly outcome: DecidedOutcome;
  /** Of several machines, the one that it is for. */
  readonly machine?: string;
  readonly ways: number;
  readonly of: number;
}

/** What the next throw after an answer decides. */
export type Decide<D extends Decision> = (answer: string, about: About<D>, book: Rulebook) => readonly Deciding[];

export const decides = (outcome: DecidedOutcome, { ways, of }: Pick<Odds, 'ways' | 'of'>): Deciding => ({
  outcome,
  ways,
  of,
});

/** As ways of two dice. */
export const inTwoDice = (outcome: DecidedOutcome, ways: number): Deciding => ({ outcome, ways, of: 36 });

/** A die of twenty that must not be above a skill. */
export const notAbove = (skill: number) => oddsOfWhen('1d20', (face) => face <= skill);
