import type { Flight } from '../../campaign/watch.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { Decoration } from '../../cards/printed/honours.ts';
import type { Rank } from '../../cards/printed/replacements.ts';
import type { Fell } from '../moments/kinds.ts';
import type { Fled } from '../report/facts/order-of-a-fight.ts';

/** What befell or was done by one man, in the order in which it happened. Men are named by their ids throughout. */
export type Happening = At & WhatHappened;

/** When it was, and in which flight. */
export interface At {
  readonly day: number;
  readonly flight: Flight | undefined;
  readonly man: string;
}

type WhatHappened =
  | { readonly is: 'joined' }
  /** The first fight of one who was new to it. */
  | { readonly is: 'first-fight' }
  /** An enemy shot down; his very first, or not. */
  | {
      readonly is: 'victory';
      readonly german: number;
      readonly isFirst: boolean;
      /** How he fell, if it is known. */
      readonly fell: Fell | undefined;
    }
  | { readonly is: 'balloon'; readonly name: string; readonly with: readonly string[] }
  /** He left a fight of his own will, with others of ours still in it; for the first time in the month, or not. */
  | {
      readonly is: 'turned-back';
      readonly why: Fled['why'];
      readonly left: readonly string[];
      readonly isFirst: boolean;
    }
  /** He drove the enemy off a friend's tail, or did worse to him. */
  | { readonly is: 'saved'; readonly friend: string; readonly german: number }
  /** He went home with one who was crippled, the whole way or a part of it. */
  | { readonly is: 'saw-home'; readonly friend: string; readonly all: boolean }
  /** He left a crippled friend to make his own way. */
  | { readonly is: 'left'; readonly friend: string }
  | { readonly is: 'saw-fall'; readonly friend: string }
  | Hurt<'wounded'>
  | Hurt<'killed'>
  | Hurt<'taken'>
  /** He did what the Wing had asked for. */
  | { readonly is: 'special-task' }
  /** He came to earth elsewhere than on a field, and walked away. */
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

interface Hurt<Is> {
  readonly is: Is;
  readonly hex: HexId | undefined;
  /** The German who did it, where one did. */
  readonly by: number | undefined;
  /** Days off duty, of a wound. */
  readonly days: number;
}

interface Honoured<Is> {
  readonly is: Is;
  readonly decoration: Decoration;
}

export type HappeningOf<Is extends Happening['is']> = Extract<Happening, { readonly is: Is }>;

/** The squadron loses him by it. */
export const isLoss = (happening: Happening): happening is HappeningOf<'killed' | 'taken'> =>
  happening.is === 'killed' || happening.is === 'taken';

/** Two men who flew together: how often, and how often they fought side by side. */
export interface Pair {
  readonly men: readonly [string, string];
  readonly flights: number;
  readonly fights: number;
  /** They sat in one machine. */
  readonly crew?: true;
}

/** An account that is open with a German who has a name, or with a Jasta. */
export interface Feud {
  readonly with: 'jasta-11' | 'richthofen';
  /** The fights with them, by their days. */
  readonly days: readonly number[];
  /** Ours whom they killed, took or wounded; theirs whom ours shot down. */
  readonly lost: readonly string[];
  readonly won: readonly string[];
}

/** What luck a man had: his machine hit on so many flights while no harm came to him; or hurt so many times. */
export interface Run {
  readonly man: string;
  readonly is: 'charmed' | 'unlucky';
  readonly many: number;
}

/** What is due to a man as the last day begins. */
export interface Due {
  readonly man: string;
  readonly is: 'leave' | 'medal' | 'breakdown';
}

/** The threads of a campaign as far as it has come. */
export interface Threads {
  readonly happenings: readonly Happening[];
  /** The closest first. */
  readonly pairs: readonly Pair[];
  readonly feuds: readonly Feud[];
  readonly runs: readonly Run[];
  readonly due: readonly Due[];
}
