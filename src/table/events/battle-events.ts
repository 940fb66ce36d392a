import type { CrewSeat } from '../../campaign/aircrew.ts';
import type { BattleCard } from '../../cards/printed/battle.ts';
import type { CrewFate } from '../../cards/printed/damage-tables.ts';
import type { Credit, Fate } from './fight-events.ts';
import type { CrewTold } from './turn-events.ts';

/** What a battle came to for one machine. */
export interface BattleFate {
  readonly machine: string;
  readonly aircraft: string;
  readonly fate: Fate;
  /** Whose burst it is owed to. */
  readonly by?: Credit;
  /** It left of its own will before the fight broke up. */
  readonly escaped: boolean;
  /** (34) How a Lame Duck of ours came to earth that was struck by another Damaged-abort and gave way. */
  readonly gaveWay?: 'forced-landing' | 'forced-down' | 'shot-down';
  /** What became of those of its men who were hit, or went down with it. */
  readonly men: readonly { readonly who: CrewSeat; readonly fate: CrewFate }[];
}

/** How a battle that stands alone begins and ends; what lies between is a fight like any other. */
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
      /** What each side is paid for it, where the fight itself has told no score. */
      readonly points?: { readonly allied: number; readonly german: number };
    };
