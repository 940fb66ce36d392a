import type { CrewSeat } from '../../campaign/aircrew.ts';
import type { BattleCard } from '../../cards/printed/battle.ts';
import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import type { Credit, Fate } from './fight-events.ts';
import type { CrewTold } from './turn-events.ts';

/** The result of a battle for one machine. */
export interface BattleFate {
  readonly machine: string;
  readonly aircraft: string;
  readonly fate: Fate;
  /** Whose burst caused it. */
  readonly by?: Credit;
  /** It left by its own choice before the fight ended. */
  readonly escaped: boolean;
  /** (34) How a Lame Duck of ours came down after another Damaged-abort. */
  readonly gaveWay?: 'forced-landing' | 'forced-down' | 'shot-down';
  /** The fates of those of its men who were hit, or went down with it. */
  readonly men: readonly { readonly who: CrewSeat; readonly fate: CrewFate }[];
}

/** The beginning and the end of a stand-alone battle; the fight between is like any other. */
export type BattleEvent =
  | {
      readonly type: 'battle-began';
      readonly battle: string;
      readonly weather: number;
      readonly hex: string;
      readonly altitudes: { readonly allied: number; readonly german: number };
      readonly attack: Pick<BattleCard['attack'], 'by' | 'from'>;
      readonly germansLedBy: 'the-card' | 'a-player';
      readonly machines: readonly CrewTold[];
    }
  | {
      readonly type: 'battle-ended';
      readonly battle: string;
      readonly phases: number;
      readonly allied: readonly BattleFate[];
      readonly germans: readonly BattleFate[];
      /** The points of each side, where the fight itself has told no score. */
      readonly points?: { readonly allied: number; readonly german: number };
    };
