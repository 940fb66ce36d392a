import type { Flight } from '../../campaign/watch.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { Decoration } from '../../cards/printed/honours.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import type { Fell } from '../moments/kinds.ts';
import type { CauseOfLoss } from '../report/facts/cause.ts';
import type { Fled } from '../report/facts/order-of-a-fight.ts';
import type { CauseOfWound } from '../report/facts/wounds.ts';

/** Something that happened to or was done by one man, in order of time. Men are named by id. */
export type Happening = At & WhatHappened;

/** The day, and the flight. */
export interface At {
  readonly day: number;
  readonly flight: Flight | undefined;
  readonly man: string;
}

type WhatHappened =
  | { readonly is: 'joined' }
  /** The first fight of a new man. */
  | { readonly is: 'first-fight' }
  /** An enemy shot down; whether it was his very first. */
  | {
      readonly is: 'victory';
      readonly german: number;
      readonly isFirst: boolean;
      /** How it fell, if known. */
      readonly fell: Fell | undefined;
    }
  | { readonly is: 'balloon'; readonly name: string; readonly with: readonly string[] }
  /** He left a fight by his own choice, with others of ours still in it; whether it was the first time in the month. */
  | {
      readonly is: 'turned-back';
      readonly why: Fled['why'];
      readonly left: readonly string[];
      readonly isFirst: boolean;
    }
  /** He drove an enemy off a friend's tail, or did worse to him. */
  | { readonly is: 'saved'; readonly friend: string; readonly german: number }
  /** He went home with a crippled machine, the whole way or a part of it. */
  | { readonly is: 'saw-home'; readonly friend: string; readonly all: boolean }
  /** He left a crippled friend to fly alone. */
  | { readonly is: 'left'; readonly friend: string }
  | { readonly is: 'saw-fall'; readonly friend: string }
  | Hurt<'wounded', CauseOfWound>
  | Hurt<'killed', CauseOfLoss>
  | Hurt<'taken', CauseOfLoss>
  /** He did a special task of the Wing. */
  | { readonly is: 'special-task' }
  /** He came down elsewhere than on a field, and walked away. */
  | { readonly is: 'walked-away'; readonly hex: HexId }
  | { readonly is: 'put-down'; readonly field: string }
  | {
      readonly is: 'took-over';
      readonly after: string | undefined;
      readonly how: 'acting' | 'confirmed' | 'sent-out';
    }
  | { readonly is: 'promoted'; readonly rank: Rank }
  | Honoured<'put-in-for'>
  | Honoured<'decorated'>
  | { readonly is: 'back'; readonly from: 'wounded' | 'away' | 'leave' }
  | { readonly is: 'on-leave'; readonly back: number }
  | { readonly is: 'spoken-to'; readonly how: 'kind' | 'hard' }
  | { readonly is: 'paired'; readonly with: string };

interface Hurt<Is, Cause> {
  readonly is: Is;
  readonly hex: HexId | undefined;
  /** The German who did it, if one did. */
  readonly by: number | undefined;
  /** Days off duty, for a wound. */
  readonly days: number;
  /** What wounded him, or ended his last flight, as far as the log tells. */
  readonly cause?: Cause;
  /** (29) The machine fell with him, and did not only come down. */
  readonly shotDown?: { readonly inFlames: boolean };
}

interface Honoured<Is> {
  readonly is: Is;
  readonly decoration: Decoration;
}

export type HappeningOf<Is extends Happening['is']> = Extract<Happening, { readonly is: Is }>;

/** The squadron loses him by it. */
export const isLoss = (happening: Happening): happening is Happening & HappeningOf<'killed' | 'taken'> =>
  happening.is === 'killed' || happening.is === 'taken';

/** Two men who flew together: how often, and how often they fought side by side. */
export interface Pair {
  readonly men: readonly [string, string];
  readonly flights: number;
  readonly fights: number;
  /** In how many of these fights they sat in one machine. */
  readonly inOne: number;
}

/** An open feud with a named German, or with a Jasta. */
export interface Feud {
  readonly with: 'jasta-11' | 'richthofen';
  /** The fights with them, by day. */
  readonly days: readonly number[];
  /** Ours whom they killed or captured, ours whom they wounded, and who of ours shot one of them down. */
  readonly lost: readonly string[];
  readonly hurt: readonly string[];
  readonly won: readonly string[];
}

/** A man's luck: his machine was hit on so many flights without harm to him; or he was hurt so many times. */
export interface Run {
  readonly man: string;
  readonly is: 'charmed' | 'unlucky';
  readonly many: number;
}

/** What a man is due for at the start of the last day. */
export interface Due {
  readonly man: string;
  readonly is: 'leave' | 'medal' | 'breakdown';
}

/** The threads of a campaign so far. */
export interface Threads {
  readonly happenings: readonly Happening[];
  /** The closest first. */
  readonly pairs: readonly Pair[];
  readonly feuds: readonly Feud[];
  readonly runs: readonly Run[];
  readonly due: readonly Due[];
}
