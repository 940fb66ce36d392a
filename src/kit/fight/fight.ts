import type { Wound } from '../../campaign/aircrew.ts';
import type { CrewCareers } from '../../campaign/career.ts';
import type { Gun } from '../../campaign/mission-log.ts';
import type { GameName } from '../../cards/games.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { BraveryLetter, Firing, GunRounds } from '../../cards/printed/hit-cards.ts';
import type { Credit, Dive, Fate, FightEnd } from '../../table/events/fight-events.ts';

export type GunState = Gun['state'];

/** One of our machines as it goes into a fight, by its Mission Log. */
export interface AlliedMachine {
  readonly id: string;
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  readonly bravery: BraveryLetter;
  /** (32) Whether the load of the forward gun may be fired at aircraft. */
  readonly fights: boolean;
  /** (32) The load itself: Buckingham jams a gun more often. */
  readonly rounds: GunRounds;
  readonly forward: Gun | undefined;
  /** The observer, while he can fire. */
  readonly observer: { readonly firing: Firing; readonly gun: Gun } | undefined;
  /** (25) A second man is aboard who may be hit. */
  readonly observerAlive: boolean;
  /** Taken in this mission so far. */
  readonly wounds?: readonly Wound[];
  readonly lameDuck: boolean;
  /** (11) Its Air Flying Time at the start. */
  readonly aft: number;
  /** The careers of its men; only the clouds use them. */
  readonly careers?: CrewCareers;
}

/** A fight before it begins. */
export interface Fight {
  /** How it is fought. */
  readonly system: GameName;
  /** In feet, after the dive if there was one; 0 is Tree-Top. */
  readonly altitude: number;
  /** (19) The Dog-Fight Duration of the weather. */
  readonly dfd: number;
  readonly over: SideOfLines;
  readonly hex: HexId;
  /** The number of its weather box. */
  readonly weather: number;
  /** (18) The side that dived into the fight, if one did. */
  readonly dive: Dive | undefined;
  readonly allied: readonly AlliedMachine[];
  /** The numbers of the German counters met. */
  readonly germans: readonly number[];
  /** (34) The Germans met are Lame Ducks before the first shot; reinforcements are not. */
  readonly crippled?: boolean;
  /** (50) Numbers that are out of the game or the mission, and cannot join. */
  readonly barred: readonly number[];
  /** Who decides for the Germans: the conduct card, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

interface MachineOutcome {
  readonly id: string;
  readonly fate: Fate;
  /** Whose burst caused the fate. */
  readonly by: Credit | undefined;
  /** (43) Who hit it last; absent where somebody has the credit for the fate. */
  readonly hitBy?: Credit | undefined;
  /** (C090) Who had forced it home before, where the game tells that apart. */
  readonly forcedHomeBy?: Credit | undefined;
  /** (40) It left by its own choice before the fight ended. */
  readonly escaped: boolean;
  readonly wounds: readonly Wound[];
  /** (33) The Lame Duck Number of a wounded pilot. A Damaged-abort without one has a throw on its own table. */
  readonly lameDuck: number | undefined;
  /** (34) A Lame Duck had another Damaged-abort: its Lame Duck Number counts as rolled. */
  readonly struckAgain: boolean;
}

export interface AlliedOutcome extends MachineOutcome {
  readonly forward: Gun | undefined;
  readonly observer: Gun | undefined;
  /** (40) For a pilot who lost his nerve, in games with nerve: who of ours was still in the fight. */
  readonly ranFrom?: readonly string[];
  /** (C059) The permanent bonus to its pilot's Luck, in games with luck. */
  readonly luckier?: number;
  /** (20) How many feet below the others it leaves the fight, in games that count it. */
  readonly below?: number;
}

export interface GermanOutcome extends MachineOutcome {
  readonly number: number;
}

/**
 * How a game leaves a machine of either side, in the campaign's terms. The state of its guns follows the game's own
 * rules.
 */
export type FightOutcome = AlliedOutcome;

/** The result of a fight, for the Damage Tables and the Mission Log. */
export interface FightResult {
  /** (C129) Re-rolls that our side has left, in games with re-rolls. */
  readonly reRolls?: number;
  readonly phases: number;
  readonly altitude: number;
  readonly why: FightEnd;
  readonly allied: readonly AlliedOutcome[];
  readonly germans: readonly GermanOutcome[];
}
