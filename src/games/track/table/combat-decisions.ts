import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import type { TrackView } from '../../../kit/fight/track-view.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { Side } from '../../../table/sides.ts';

/** A possible attack, and its value. A machine in its dive has two on each enemy, rule 18. */
export interface TargetInReach {
  /** The answer that makes it: the enemy, or `dive-` and the enemy. */
  readonly answer: string;
  readonly target: string;
  readonly seats: 1 | 2;
  /** As on the counter, or in the Mission Log. */
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  /** (34) A Lame Duck, which must get out of combat. */
  readonly lameDuck: boolean;
  readonly difference: number;
  readonly angle: Angle;
  readonly longestBurst: number;
  /** Of the 36 rolls, those that score with the longest burst. */
  readonly ways: number;
  /** Of the 36 rolls, those that jam the gun. */
  readonly jamWays: number;
  /** When its observer answers, if he does. */
  readonly returnFire: 'none' | 'before' | 'after' | 'both';
  /** Of the 36 rolls, those with which each burst of the observer scores on us. */
  readonly returnWays: number;
}

/** A burst at a machine of so many seats, with what the guns add to the Critical Hit roll. */
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

/** (19) The AFT beyond the way to a field once this phase is paid for; below 0 the field is out of reach. */
export interface PetrolLeft {
  readonly home: number;
  readonly nearest: number;
}

/** What the highest machine on the Initiative Track may do. */
export interface TrackAction {
  about: {
    side: Side;
    machine: string;
    seats: 1 | 2;
    phase: number;
    inDuel: boolean;
    /** Of its pilot. */
    skill: number;
    firing: Firing;
    /** Machines still in the fight. */
    left: { readonly allied: number; readonly german: number };
    /** The ammo of the pilot's gun, which is not counted for Germans, and what it adds to the Critical Hit roll. */
    ammo: number | undefined;
    adds: number;
    /** Whether a gun of the machine can still fire in this fight. */
    gunLeft: boolean;
    /** Nothing for a German. */
    petrol: PetrolLeft | undefined;
    targets: readonly TargetInReach[];
    track: TrackView;
  };
  answer: string;
}

/** The decisions of a fight. Machines are answered by id, bursts by length. */
export interface CombatDecisions {
  /** (40) Our highest machine on the Initiative Track acts: an attack by its answer, or one of the words. */
  'track-action': TrackAction;
  /** (24) How long a burst to fire. */
  burst: {
    about: ShotInHand;
    answer: string;
  };
  /** (24) The length of our observer's answering burst; `hold` keeps his rounds. */
  'return-fire': {
    about: ShotInHand;
    answer: string;
  };
  /**
   * (26) Whether a man stays in the fight though he is Driven Off, where his Bravery lets him: the dice are then rolled
   * again.
   */
  'ignore-driven-off': {
    about: {
      machine: string;
      seats: 1 | 2;
      /** What the guns that hit add to the roll. */
      adds: number;
      track: TrackView;
    };
    answer: 'stay' | 'go';
  };
  /** (24), (40) Their highest machine on the Initiative Track acts, where a player leads the Germans. */
  'german-action': TrackAction;
}

const ON_THE_TRACK: readonly string[] = [
  'track-action',
  'burst',
  'return-fire',
  'ignore-driven-off',
  'german-action',
] satisfies (keyof CombatDecisions)[];

export const isOfFight = (decision: string): decision is keyof CombatDecisions => ON_THE_TRACK.includes(decision);
