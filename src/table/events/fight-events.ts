import type { Wound } from '../../campaign/aircrew.ts';
import type { Gun } from '../../campaign/mission-log.ts';
import type { GameName } from '../../cards/games.ts';
import type { SideOfLines } from '../../cards/printed/damage-tables.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import type { Side } from '../sides.ts';

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

/** The guns of one place that can be fired at an aeroplane; the Germans do not count their ammo. */
export interface GunsTold {
  readonly states: readonly Gun['state'][];
  readonly ammo?: number;
}

/** The worst that a fight did to a machine. */
export type Fate = 'unharmed' | 'driven-off' | 'damaged-abort' | 'forced-down' | 'shot-down';

/** Who brought it about: the machine, and which of its guns. */
export interface Credit {
  readonly machine: string;
  readonly gun: GunPlace;
}

/** The dive with which a side came into a fight, rule 18. */
export interface Dive {
  readonly side: Side;
  readonly bonus: 'dive' | 'surprise';
}

/** Why a fight is over: its DFD is spent, or a side is gone. */
export type FightEnd = 'dfd-spent' | 'no-allied-left' | 'no-germans-left';

/** What every fight tells, however it is fought: records, reports, tallies and policies read nothing else of it. */
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
  /** (19) They have lost each other, or a side is gone: what burns or falls then is played to its end. */
  | { readonly type: 'fight-broke-up'; readonly why: FightEnd; readonly phases: number; readonly altitude: number }
  /** What a fight did to a machine that did not come through it whole, or did not stay. */
  | {
      readonly type: 'machine-out';
      readonly machine: string;
      readonly side: Side;
      readonly fate: Fate;
      readonly by?: Credit;
      /** Of one that is nobody's victory: who hit it last, rule 43. */
      readonly hitBy?: Credit;
      /** It left of its own will. */
      readonly escaped: boolean;
      readonly wounds: readonly Wound[];
    }
  | { readonly type: 'fight-over'; readonly why: FightEnd; readonly phases: number; readonly altitude: number };
