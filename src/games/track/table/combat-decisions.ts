import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import type { TrackView } from '../../../kit/fight/track-view.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { Side } from '../../../table/sides.ts';

/** An attack that may be made now, and what it would be worth. Whoever dives has two on each enemy, rule 18. */
export interface TargetInReach {
  /** What is answered to make it: the enemy, or `dive-` and the enemy. */
  readonly answer: string;
  readonly target: string;
  readonly seats: 1 | 2;
  /** What stands on the counter, or on the Mission Log. */
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  /** (34) A Lame Duck, which is to get out of combat. */
  readonly lameDuck: boolean;
  readonly difference: number;
  readonly angle: Angle;
  readonly longestBurst: number;
  /** Of the 36 ways in which the dice fall, those that score with the longest burst. */
  readonly ways: number;
  /** Those that jam the gun. */
  readonly jamWays: number;
  /** When his observer answers, if he does. */
  readonly returnFire: 'none' | 'before' | 'after' | 'both';
  /** Of the 36 ways, those with which each burst of the observer's answer scores on us. */
  readonly returnWays: number;
}

/** A burst about to be fired at a machine of so many seats, with what a hit adds to the Critical Hit roll. */
export interface ShotInHand {
  readonly machine: string;
  readonly target: string;
  readonly seats: 1 | 2;
  readonly angle: Angle;
  readonly ammo: number;
  readonly adds: number;
  readonly odds: readonly BurstOdds[];
  /** (24) Of an observer: whether the attacker has fired yet. */
  readonly when?: 'none' | 'before' | 'after' | 'both' | undefined;
  readonly track: TrackView;
}

/** What the highest machine on the Initiative Track may do. */
interface TrackAction {
  about: {
    side: Side;
    machine: string;
    seats: 1 | 2;
    phase: number;
    inDuel: boolean;
    /** Of the man who flies her. */
    skill: number;
    firing: Firing;
    /** Machines still in the fight. */
    left: { readonly allied: number; readonly german: number };
    /**
     * The units of ammo of the pilot's gun, which the Germans do not count, and what a hit with it adds to the Critical
     * Hit roll.
     */
    ammo: number | undefined;
    adds: number;
    /** Whether a gun of hers may yet fire in this fight. */
    gunLeft: boolean;
    targets: readonly TargetInReach[];
    track: TrackView;
  };
  answer: string;
}

/** The decisions of a fight. Machines answer by their ids, bursts by their length. */
export interface CombatDecisions {
  /** (40) The highest machine on the Initiative Track, ours, may act: an attack by its answer, or one of the words. */
  'track-action': TrackAction;
  /** (24) How long a burst to fire. */
  burst: {
    about: ShotInHand;
    answer: string;
  };
  /** (24) How long a burst our observer answers with; `hold` keeps his rounds. */
  'return-fire': {
    about: ShotInHand;
    answer: string;
  };
  /**
   * (26) Whether a man whose Bravery lets him stays in the fight though he is Driven Off: the dice are then thrown
   * again.
   */
  'ignore-driven-off': {
    about: {
      machine: string;
      seats: 1 | 2;
      /** What the guns that struck her add to the throw. */
      adds: number;
      track: TrackView;
    };
    answer: 'stay' | 'go';
  };
  /** (24), (40) The highest machine on the Initiative Track, theirs, may act, where a player leads the Germans. */
  'german-action': TrackAction;
}

const ON_THE_TRACK: readonly string[] = [
  'track-action',
  'burst',
  'return-fire',
  'ignore-driven-off',
  'german-action',
] satisfies (keyof CombatDecisions)[];

/** Whether a decision falls in a fight on the Initiative Track. */
export const isOfFight = (decision: string): decision is keyof CombatDecisions => ON_THE_TRACK.includes(decision);
