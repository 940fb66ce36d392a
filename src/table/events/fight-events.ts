import type { Wound } from '../../campaign/aircrew.ts';
import type { Gun } from '../../campaign/mission-log.ts';
import type { GameName } from '../../cards/games.ts';
import type { SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import type { Side } from '../sides.ts';

/** A machine of either side as it goes into a fight. */
export interface Combatant {
  /** Ours by squadron number, `B1`; theirs by counter, `G12`, and `G12-2` for a second of that number. */
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

/** The guns at one place that can be fired at aircraft; the ammo of Germans is not counted. */
export interface GunsTold {
  readonly states: readonly Gun['state'][];
  readonly ammo?: number;
}

/** The worst effect of a fight on a machine. */
export type Fate = 'unharmed' | 'driven-off' | 'damaged-abort' | 'forced-down' | 'shot-down';

/** Who caused it: the machine, and which of its guns. */
export interface Credit {
  readonly machine: string;
  readonly gun: GunPlace;
}

/** The dive with which a side entered a fight, rule 18. */
export interface Dive {
  readonly side: Side;
  readonly bonus: 'dive' | 'surprise';
}

/** Why a fight is over: its DFD is used up, or a side is gone. */
export type FightEnd = 'dfd-spent' | 'no-allied-left' | 'no-germans-left';

/** What every fight tells, in any game. Records, reports, tallies and policies read only these events. */
export type FightEvent =
  | {
      readonly type: 'fight-began';
      readonly system: GameName;
      readonly altitude: number;
      readonly dfd: number;
      readonly over: SideOfLines;
      readonly dive?: Dive;
      readonly allied: readonly Combatant[];
      readonly germans: readonly Combatant[];
    }
  /** (19) The sides have lost each other, or one is gone. What still burns or falls is played to its end. */
  | { readonly type: 'fight-broke-up'; readonly why: FightEnd; readonly phases: number; readonly altitude: number }
  /** The effect of a fight on a machine that was damaged or left. */
  | {
      readonly type: 'machine-out';
      readonly machine: string;
      readonly side: Side;
      readonly fate: Fate;
      readonly by?: Credit;
      /** For a machine that is nobody's victory: who hit it last, rule 43. */
      readonly hitBy?: Credit;
      /** It left by its own choice. */
      readonly escaped: boolean;
      readonly wounds: readonly Wound[];
    }
  | { readonly type: 'fight-over'; readonly why: FightEnd; readonly phases: number; readonly altitude: number };
