import type { Gun } from '../../../campaign/mission-log.ts';
import type { AirToAirCombat } from '../../../rulebook/cards/air-to-air-combat.ts';
import type { CrewFate, Side } from '../../../rulebook/cards/crew-fate.ts';
import type { CriticalResult } from '../../../rulebook/cards/damage-tables.ts';
import type { Angle, Firing } from '../../../rulebook/cards/hit-cards.ts';
import type { Roll } from '../../../rulebook/dice.ts';
import type { AltitudeColumn } from '../../../rulebook/initiative-number.ts';
import type { Parts } from '../../parts.ts';

/** A machine of either side as it goes into a fight. */
export interface Combatant {
  /** Ours as the squadron numbers it, `B1`; theirs by its counter, `G12`, and `G12-2` for a second of that number. */
  readonly id: string;
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  readonly observer?: Firing;
  readonly guns: { readonly [P in GunPlace]?: GunsTold };
  readonly lameDuck: boolean;
}

/** Which gun of a machine: the pilot's, or the observer's. */
export type GunPlace = 'forward' | 'observer';

/** The worst that a fight did to a machine. */
export type Fate = 'unharmed' | 'driven-off' | 'damaged-abort' | 'forced-down' | 'shot-down';

/** Who brought it about: the machine, and which of its guns. */
export interface Credit {
  readonly machine: string;
  readonly gun: GunPlace;
}

/** A man hit in the air. */
export interface Wound {
  readonly who: 'pilot' | 'observer';
  readonly fate: CrewFate;
}

/** The guns of one place that can be fired at an aeroplane; the Germans do not count their ammo. */
export interface GunsTold {
  readonly states: readonly Gun['state'][];
  readonly ammo?: number;
}

/** The dive with which a side came into a fight, rule 18. */
export interface Dive {
  readonly side: 'allied' | 'german';
  readonly bonus: 'dive' | 'surprise';
}

/** Why a machine left the fight: for ours choice, Bravery or the last of its AFT, for theirs a line of their conduct. */
export type EscapeReason = 'chosen' | 'bravery' | 'out-of-aft' | ConductReason;

type ConductReason = AirToAirCombat['germanConduct'][number]['when'];

/** What has happened in a fight. */
export type CombatEvent =
  | {
      readonly type: 'fight-began';
      readonly altitude: number;
      readonly dfd: number;
      readonly over: Side;
      readonly dive?: Dive;
      readonly allied: readonly Combatant[];
      readonly germans: readonly Combatant[];
    }
  | { readonly type: 'phase-began'; readonly phase: number; readonly altitude: number; readonly dfd: number }
  | {
      readonly type: 'initiative-rolled';
      readonly machine: string;
      /** A Lame Duck does not roll: its dice count as a 2. */
      readonly roll: Roll | 'lame-duck';
      readonly skill: number;
      readonly column: AltitudeColumn;
      /** What the Aircraft Card gives for dice and Skill. */
      readonly number: number;
      readonly bonus: number;
      readonly initiative: number;
    }
  | {
      readonly type: 'personal-duel-began';
      readonly allied: string;
      readonly german: string;
      readonly initiative: number;
    }
  | { readonly type: 'personal-duel-refused'; readonly allied: string; readonly german: string }
  | {
      readonly type: 'personal-duel-tightened';
      readonly allied: string;
      readonly german: string;
      readonly altitude: number;
    }
  | {
      readonly type: 'personal-duel-ended';
      readonly allied: string;
      readonly german: string;
      readonly why: 'out-of-the-fight' | 'escape' | 'lame-duck' | 'dfd-spent';
    }
  | {
      readonly type: 'nerve-checked';
      readonly machine: string;
      readonly to: 'stay' | 'press-attack' | 'personal-duel';
      readonly roll: Roll;
      /** The check is passed on this total or less. */
      readonly nerve: number;
      readonly passed: boolean;
    }
  | {
      readonly type: 'attack-made';
      readonly attacker: string;
      readonly target: string;
      /** The Initiative Numbers of attacker and target; absent where a refused duel gave the angle. */
      readonly initiative?: { readonly attacker: number; readonly target: number };
      readonly angle: Angle;
      /** The attacker's Pilot Skill. */
      readonly skill: number;
      readonly longestBurst: number;
    }
  | {
      readonly type: 'burst-fired';
      readonly machine: string;
      readonly gun: GunPlace;
      readonly target: string;
      readonly angle: Angle;
      readonly burst: number;
      readonly firing: Firing;
      readonly roll: Roll;
      readonly hits: readonly number[];
      readonly jams: readonly number[];
      readonly result: 'hit' | 'miss' | 'jam';
    }
  | {
      readonly type: 'critical-hit-scored';
      readonly machine: string;
      readonly by: string;
      readonly gun: GunPlace;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly result: CriticalResult;
    }
  | { readonly type: 'driven-off-ignored'; readonly machine: string }
  | {
      readonly type: 'crew-hit';
      readonly machine: string;
      readonly who: 'pilot' | 'observer';
      /** The die for which of two men it was. */
      readonly whoRoll?: Roll;
      readonly roll: Roll;
      readonly fate: CrewFate;
      readonly effect: 'shot-down' | 'lame-duck' | 'flies-on';
    }
  | {
      readonly type: 'jam-tried';
      readonly machine: string;
      readonly gun: GunPlace;
      readonly when: 'in-the-fight' | 'at-leisure';
      readonly roll: Roll;
      readonly result: 'cleared' | 'jammed' | 'permanent';
    }
  | { readonly type: 'held-off'; readonly machine: string }
  | { readonly type: 'escaped'; readonly machine: string; readonly why: EscapeReason }
  | {
      readonly type: 'dfd-rolled';
      readonly rolls: readonly Roll[];
      readonly reduction: number;
      readonly dfd: number;
    }
  | {
      readonly type: 'germans-joined';
      readonly roll: Roll;
      readonly bonus: number;
      readonly germans: readonly Combatant[];
    }
  | {
      readonly type: 'fight-broke-up';
      readonly why: 'dfd-spent' | 'no-allied-left' | 'no-germans-left';
      readonly phases: number;
      readonly altitude: number;
    };
