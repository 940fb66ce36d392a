import type { NamedMan } from '../../campaign/aircrew.ts';
import type { Homecoming, Score } from '../../campaign/mission-log.ts';
import type { Flight, Watch } from '../../campaign/watch.ts';
import type { Roll } from '../../cards/dice.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import type { Parts } from '../parts.ts';

/** A machine that goes on a mission, and her men, the pilot first. */
export interface CrewTold {
  readonly machine: string;
  readonly aircraft: string;
  readonly men: readonly NamedMan[];
}

/** What has happened on a mission, but for fights, guns, damage and special activities. */
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
      /** How far one sees up or down in this weather. */
      readonly visibility: number | 'unlimited';
      readonly sight: 'seen' | 'unseen' | 'from-cloud';
    }
  | {
      readonly type: 'enemy-met';
      readonly roll: Roll;
      readonly numbers: readonly number[];
      /** They are Lame Ducks of theirs. */
      readonly crippled?: boolean;
      /** Ours: so many of Jasta 11 stay on the ground, for what a special task has done to it. */
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
      /** Jasta 11 throws no dice, nor does a Lame Duck. */
      readonly by: 'jasta-11' | 'crippled' | { readonly roll: Roll; readonly parts: Parts; readonly total: number };
    }
  | {
      readonly type: 'attack-declined';
      /** Nobody is asked who has a Lame Duck to see home. */
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
  /** The last of those has left the mission who could do what it was sent to do. */
  | { readonly type: 'work-past-doing'; readonly mission: string }
  | { readonly type: 'straggler-followed'; readonly machine: string; readonly hex: HexId; readonly field: string }
  | { readonly type: 'landed'; readonly machines: readonly string[]; readonly field: string; readonly isHome: boolean }
  | {
      readonly type: 'mission-ended';
      readonly mission: string;
      readonly homecomings: readonly Homecoming[];
      /** Each line of the Victory Points, with the id of the machine or the man it is for. */
      readonly scores: readonly Score[];
      readonly points: number;
      /** What became of men who were hit, or did not come home; where a man has two, the later counts. */
      readonly fates: readonly { readonly airman: string; readonly fate: CrewFate }[];
    };
