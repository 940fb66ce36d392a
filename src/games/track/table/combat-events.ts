import type { Roll } from '../../../cards/dice.ts';
import type { AltitudeColumn } from '../../../cards/initiative-number.ts';
import type { AirToAirCombat } from '../../../cards/printed/air-to-air-combat.ts';
import type { CrewFate, CriticalResult } from '../../../cards/printed/damage-tables.ts';
import type { Angle, Firing } from '../../../cards/printed/hit-cards.ts';
import type { Combatant, GunPlace } from '../../../table/events/fight-events.ts';
import type { Parts } from '../../../table/parts.ts';

/** Why a machine left the fight: for ours choice, Bravery or the end of its AFT; for theirs a line of their conduct. */
export type EscapeReason = 'chosen' | 'bravery' | 'out-of-aft' | ConductReason;

type ConductReason = AirToAirCombat['germanConduct'][number]['when'];

export type CombatEvent =
  | { readonly type: 'phase-began'; readonly phase: number; readonly altitude: number; readonly dfd: number }
  | {
      readonly type: 'initiative-rolled';
      readonly machine: string;
      /** A Lame Duck does not roll: its dice count as a 2. */
      readonly roll: Roll | 'lame-duck';
      readonly skill: number;
      readonly column: AltitudeColumn;
      /** The Initiative Number on the Aircraft Card for dice and Skill. */
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
  /** The machine that turns away, and the one that it would have fought. */
  | { readonly type: 'personal-duel-refused'; readonly machine: string; readonly with: string }
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
      /** (25) What the guns that fire add to a Critical Hit. */
      readonly adds: number;
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
      /** (34) A Lame Duck that is crippled again, which takes it out of the fight. */
      readonly again?: true;
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
  | {
      readonly type: 'held-off';
      readonly machine: string;
      /** Why there was nothing else to do, where nobody was asked. */
      readonly why?: 'nobody-to-attack' | 'no-gun';
    }
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
    };
