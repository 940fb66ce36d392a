import type { Roll } from '../../cards/dice.ts';
import type { HexId } from '../../cards/hexes.ts';
import type { BraveryLetter, Firing } from '../../cards/printed/hit-cards.ts';
import type { Load } from '../activity-decisions.ts';
import type { Parts } from '../parts.ts';

/** A throw on a table of a manual, with its modifiers. */
interface ManualThrow {
  readonly mission: string;
  readonly roll: Roll;
  readonly parts: Parts;
  readonly total: number;
}

export type ActivityEvent =
  | {
      readonly type: 'hex-patrolled';
      readonly hex: HexId;
      /** Different hexes patrolled so far, and their worth. */
      readonly hexes: number;
      readonly points: number;
    }
  | { readonly type: 'two-seaters-escorted'; readonly machines: readonly string[]; readonly points: number }
  | {
      readonly type: 'ground-scanned';
      readonly mission: string;
      readonly hex: HexId;
      readonly roll: Roll;
      /** What was found, in words; absent when there was nothing. */
      readonly name?: string;
    }
  | {
      readonly type: 'strafing-nerve-tried';
      readonly machine: string;
      readonly bravery: BraveryLetter;
      /** Absent where Bravery alone decides. */
      readonly check?: { readonly roll: Roll; readonly nerve: number };
      readonly goes: boolean;
    }
  | {
      readonly type: 'dive-began';
      readonly name: string;
      readonly machines: readonly string[];
      readonly altitude: number;
      readonly aft: number;
    }
  | {
      readonly type: 'dive-aimed';
      readonly machine: string;
      readonly name: string;
      readonly roll: Roll;
      readonly skill: number;
      /** The Initiative Number on the Aircraft Card for dice and Skill; there is no Dive Bonus. */
      readonly initiative: number;
      /** The target's number on the Initiative Track. */
      readonly target: number;
      readonly longestBurst: number;
    }
  | { readonly type: 'dive-held'; readonly machine: string; readonly name: string }
  | {
      readonly type: 'dive-burst-fired';
      readonly machine: string;
      readonly name: string;
      readonly load: Load;
      readonly burst: number;
      readonly left: number;
      readonly firing: Firing;
      readonly roll: Roll;
      /** Absent where the length of the burst counts and not its hits, rule 31. */
      readonly hits?: readonly number[];
      readonly jams: readonly number[];
      readonly result: 'hit' | 'miss' | 'jam' | 'fired';
    }
  | {
      readonly type: 'ground-target-hit';
      readonly machine: string;
      readonly name: string;
      readonly hits: number;
      readonly needed: number;
      readonly points: number;
    }
  | {
      readonly type: 'trench-strafed';
      readonly machine: string;
      readonly burst: number;
      /** Units that count so far, and the points earned by this burst. */
      readonly units: number;
      readonly points: number;
      /** Points that strafing has earned so far, and the maximum. */
      readonly earned: number;
      readonly most: number;
    }
  | {
      readonly type: 'balloon-searched';
      readonly mission: string;
      readonly name: string;
      readonly roll: Roll;
      readonly balloon: 'up' | 'hauled-down' | 'none';
    }
  | ({
      readonly type: 'balloon-struck';
      readonly machine: string;
      readonly name: string;
      readonly effect: 'none' | 'holed' | 'destroyed';
      readonly holes: number;
      readonly isDown: boolean;
    } & ManualThrow)
  | { readonly type: 'balloon-hauled-down'; readonly name: string; readonly holes: number }
  | ({
      readonly type: 'plate-exposed';
      readonly machine: string;
      readonly quality: string;
      readonly points: number;
      readonly left: number;
    } & ManualThrow)
  | { readonly type: 'plate-spoiled'; readonly machine: string; readonly left: number }
  | { readonly type: 'plates-delivered'; readonly machine: string; readonly qualities: readonly string[] }
  | ({
      readonly type: 'fall-of-shot-called';
      readonly name: string;
      readonly machine: string;
      readonly fall: string;
      readonly hits: number;
      /** Turns that the battery will still fire. */
      readonly turnsLeft: number;
    } & ManualThrow)
  | { readonly type: 'spotting-broken-off'; readonly why: 'near-miss' | 'dog-fight' | 'left-off' }
  | ({
      readonly type: 'stick-dropped';
      readonly machine: string;
      readonly name: string;
      readonly load: string;
      readonly pounds: number;
      readonly fall: string;
      readonly damage: number;
      readonly left: number;
    } & ManualThrow)
  | ({
      readonly type: 'bundle-dropped';
      readonly machine: string;
      readonly name: string;
      readonly load: string;
      readonly fall: string;
      /** Whether it lies in the right place. */
      readonly within: boolean;
      readonly left: number;
    } & ManualThrow)
  | ({
      readonly type: 'man-fetched';
      readonly machine: string;
      readonly name: string;
      /** Who waited there. */
      readonly who: string;
      readonly how: string;
      readonly aboard: boolean;
      readonly left: number;
    } & ManualThrow)
  | {
      readonly type: 'load-wasted';
      readonly machine: string;
      readonly load: string;
      readonly pounds: number;
      readonly left: number;
    };
