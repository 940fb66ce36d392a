import type { NamedMan } from '../../campaign/aircrew.ts';
import type { Homecoming, Score } from '../../campaign/mission-log.ts';
import type { Flight, Watch } from '../../campaign/watch.ts';
import type { Roll } from '../../cards/dice.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import type { Parts } from '../parts.ts';

/** A machine that goes on a mission, and its men, the pilot first. */
export interface CrewTold {
  readonly machine: string;
  readonly aircraft: string;
  readonly men: readonly NamedMan[];
}

/** Events of a mission, except fights, guns, damage and special activities. */
export type TurnEvent =
  | {
      readonly type: 'mission-began';
      readonly mission: string;
      readonly flight: Flight;
      readonly watch: Watch;
      readonly zones: readonly string[];
      readonly target?: string;
      readonly machines: readonly CrewTold[];
    }
  | { readonly type: 'mission-not-flown'; readonly flight: Flight; readonly mission: string; readonly points: number }
  | { readonly type: 'took-off'; readonly hex: HexId; readonly aft: number }
  | { readonly type: 'height-changed'; readonly from: number; readonly to: number; readonly aft: number }
  | { readonly type: 'moved'; readonly from: HexId; readonly to: HexId; readonly aft: number; readonly left: number }
  | { readonly type: 'stayed'; readonly hex: HexId; readonly aft: number; readonly left: number }
  | { readonly type: 'aft-ran-out'; readonly machine: string; readonly hex: HexId }
  | {
      readonly type: 'encounter-rolled';
      readonly hex: HexId;
      readonly parts: Parts;
      readonly value: number;
      readonly roll: Roll;
      readonly result: 'nothing' | 'encounter' | 'engine-trouble';
    }
  | {
      readonly type: 'enemy-height-rolled';
      readonly roll: Roll;
      readonly feet: number;
      readonly ours: number;
      readonly starred: boolean;
      /** How far one can see up or down in this weather. */
      readonly visibility: number | 'unlimited';
      readonly sight: 'seen' | 'unseen' | 'from-cloud';
    }
  | {
      readonly type: 'enemy-met';
      readonly roll: Roll;
      readonly numbers: readonly number[];
      /** The enemies are Lame Ducks. */
      readonly crippled?: boolean;
      /** Ours: how many of Jasta 11 stay on the ground because of a special task. */
      readonly stayedDown?: number;
    }
  | {
      readonly type: 'attack-option-given';
      readonly to: 'allied' | 'german';
      readonly why: 'height' | 'numbers' | 'die';
      readonly roll?: Roll;
    }
  | {
      readonly type: 'germans-decided';
      readonly decides: 'attack' | 'decline';
      /** Jasta 11 needs no dice, nor does a Lame Duck. */
      readonly by: 'jasta-11' | 'crippled' | { readonly roll: Roll; readonly parts: Parts; readonly total: number };
    }
  | {
      readonly type: 'attack-declined';
      /** A party that escorts a Lame Duck is not asked. */
      readonly by?: 'lame-duck';
    }
  | { readonly type: 'dog-fight-cost'; readonly phases: number; readonly aft: number; readonly altitude: number }
  | {
      readonly type: 'climbed-back';
      readonly machine: string;
      readonly from: number;
      readonly to: number;
      readonly aft: number;
    }
  | { readonly type: 'lame-duck-left'; readonly machine: string; readonly hex: HexId }
  | { readonly type: 'lame-duck-escorted'; readonly machine: string; readonly by: readonly string[] | 'all' }
  | { readonly type: 'detached'; readonly machines: readonly string[]; readonly hex: HexId; readonly weather: number }
  | {
      readonly type: 'mission-resumed';
      readonly machines: readonly string[];
      readonly hex: HexId;
      readonly weather: number;
    }
  /** The last machine that could do the mission's work has left the mission. */
  | { readonly type: 'work-past-doing'; readonly mission: string }
  | { readonly type: 'straggler-followed'; readonly machine: string; readonly hex: HexId; readonly field: string }
  | { readonly type: 'landed'; readonly machines: readonly string[]; readonly field: string; readonly isHome: boolean }
  | {
      readonly type: 'mission-ended';
      readonly mission: string;
      readonly homecomings: readonly Homecoming[];
      /** Each item of the Victory Points, with the id of the machine or the man that it is for. */
      readonly scores: readonly Score[];
      readonly points: number;
      /** The fates of men who were hit, or did not come home; if a man has two, the later counts. */
      readonly fates: readonly { readonly airman: string; readonly fate: CrewFate }[];
    };
