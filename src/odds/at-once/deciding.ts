import type { Odds } from '../../rulebook/odds.ts';
import type { ActivityName } from '../../table/activity-decisions.ts';

/** What a throw may decide of an answer; of an activity, that something comes of it. */
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
 * Something that one throw decides, or a few that can be counted out: so many ways of all that the dice may fall.
 * Where several throws follow upon each other the ways are no whole number.
 */
export interface Deciding {
  readonly outcome: DecidedOutcome;
  /** Of several machines, the one whose it is. */
  readonly machine?: string;
  readonly ways: number;
  readonly of: number;
}

export const decides = (outcome: DecidedOutcome, { ways, of }: Pick<Odds, 'ways' | 'of'>): Deciding => ({
  outcome,
  ways,
  of,
});

/** In ways of two dice. */
export const inTwoDice = (outcome: DecidedOutcome, ways: number): Deciding => ({ outcome, ways, of: 36 });
