import type { Wound } from '../../campaign/aircrew.ts';
import type { CrewCareers } from '../../campaign/career.ts';
import type { Gun } from '../../campaign/mission-log.ts';
import type { GameName } from '../../cards/games.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { BraveryLetter, Firing, Rounds } from '../../cards/printed/hit-cards.ts';
import type { Credit, Dive, Fate, FightEnd } from '../../table/events/fight-events.ts';

export type GunState = Gun['state'];

/** One of our machines as it goes into a fight: what its Mission Log has. */
export interface AlliedMachine {
  readonly id: string;
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  readonly bravery: BraveryLetter;
  /** (32) Whether what the forward gun is loaded with may be fired at aeroplanes. */
  readonly fights: boolean;
  /** (32) What that is: Buckingham jams a gun more often. */
  readonly rounds: Rounds;
  readonly forward: Gun | undefined;
  /** The observer, while he can fire. */
  readonly observer: { readonly firing: Firing; readonly gun: Gun } | undefined;
  /** (25) There is a second man aboard to be hit. */
  readonly observerAlive: boolean;
  /** Taken in this mission so far. */
  readonly wounds?: readonly Wound[];
  readonly lameDuck: boolean;
  /** (11) The Air Flying Time with which it goes in. */
  readonly aft: number;
  /** What her men have made of themselves; the clouds alone know what to do with it. */
  readonly careers?: CrewCareers;
}

/** A fight about to be joined. */
export interface Fight {
  /** How it is fought out. */
  readonly system: GameName;
  /** In feet, after the dive if there was one; 0 is Tree-Top. */
  readonly altitude: number;
  /** (19) The Dog-Fight Duration of the weather. */
  readonly dfd: number;
  readonly over: SideOfLines;
  readonly hex: HexId;
  /** The number of the weather box that it is fought in. */
  readonly weather: number;
  /** (18) The side that dived into the fight, if one did. */
  readonly dive: Dive | undefined;
  readonly allied: readonly AlliedMachine[];
  /** The numbers of the German counters met. */
  readonly germans: readonly number[];
  /** (34) Those met are Lame Ducks before the first shot; who joins them is not. */
  readonly crippled?: boolean;
  /** (50) Numbers that are out of the game or the mission, and cannot join. */
  readonly barred: readonly number[];
  /** Who decides for the Germans: the card of their conduct, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

interface Outcome {
  readonly id: string;
  readonly fate: Fate;
  /** Whose burst the fate is owed to. */
  readonly by: Credit | undefined;
  /** (43) Who hit it last; left out where the fate is owed to anybody. */
  readonly hitBy?: Credit | undefined;
  /** (C090) Who had forced it home before, where the system tells that apart. */
  readonly forcedHomeBy?: Credit | undefined;
  /** (40) It left of its own will before the fight broke up. */
  readonly escaped: boolean;
  readonly wounds: readonly Wound[];
  /** (33) The Lame Duck Number that a wounded pilot gives; a Damaged-abort without one is thrown on its own table. */
  readonly lameDuck: number | undefined;
  /** (34) A Lame Duck was struck by another Damaged-abort: its Lame Duck Number counts as thrown. */
  readonly struckAgain: boolean;
}

export interface AlliedOutcome extends Outcome {
  readonly forward: Gun | undefined;
  readonly observer: Gun | undefined;
  /** (40) Of one whose pilot lost his nerve, where the system tells of it: who of ours was still in the fight. */
  readonly ranFrom?: readonly string[];
  /** (C059) How much luckier her pilot has become for good, where the system knows of luck. */
  readonly luckier?: number;
  /** (20) By how many feet she comes out of it below the others, where the system tells of it. */
  readonly below?: number;
}

export interface GermanOutcome extends Outcome {
  readonly number: number;
}

/** How a system leaves a machine of either side, in the campaign's words: its guns are as its own rules have them. */
export type End = AlliedOutcome;

/** What a fight leaves behind. The Damage Tables and the Mission Log take it from here. */
export interface FightResult {
  /** (C129) Re-rolls that our side has left, where the system has such. */
  readonly reRolls?: number;
  readonly phases: number;
  readonly altitude: number;
  readonly why: FightEnd;
  readonly allied: readonly AlliedOutcome[];
  readonly germans: readonly GermanOutcome[];
}
