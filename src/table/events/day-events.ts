import type { Standing } from '../../campaign/aircrew.ts';
import type { MachineStanding } from '../../campaign/machine.ts';
import type { Flight, Watch } from '../../campaign/watch.ts';
import type { Decoration } from '../../cards/printed/honours.ts';

/** A man, or a machine where no man is named, that a mission was to have and cannot have. */
export interface Missing {
  readonly machine: string;
  readonly airman?: string;
  /** How he stands, or she. */
  readonly is: Standing['is'] | MachineStanding['is'];
}

/** What has happened to the day's plan. */
export type DayEvent =
  /** Ours: the Wing asks a flight for something special. */
  | { readonly type: 'task-offered'; readonly flight: Flight; readonly task: string }
  /** Who flies it; nobody of those in the game, where it is left or handed on. */
  | {
      readonly type: 'task-answered';
      readonly flight: Flight;
      readonly task: string;
      readonly by?: Flight;
      readonly isHandedOn?: true;
    }
  /** What became of one that was handed on to a flight that is not in the game. */
  | {
      readonly type: 'task-done-elsewhere';
      readonly flight: Flight;
      readonly task: string;
      readonly end: 'done' | 'failed';
    }
  /** What became of it, and what it has brought that lasts. */
  | {
      readonly type: 'task-ended';
      readonly flight: Flight;
      readonly task: string;
      readonly end: 'done' | 'failed' | 'not-flown';
      readonly decorated?: { readonly man: string; readonly decoration: Decoration };
      readonly depot?: { readonly add: number; readonly until: number };
      readonly fewerOfJasta11?: { readonly by: number; readonly until: number };
    }
  | {
      readonly type: 'plan-made';
      readonly flight: Flight;
      /** Those to come, as the roster has them; without a part of the day, left undone. */
      readonly missions: readonly {
        readonly mission: string;
        readonly watch?: Watch;
        readonly machines: readonly string[];
      }[];
      /** Victory Points that the missions left undone will cost. */
      readonly price: number;
    }
  /** (6) Where a man who had no routine mission flies one: in whose place, or in which half of the day by now. */
  | {
      readonly type: 'duty-found';
      readonly flight: Flight;
      readonly airman: string;
      readonly mission: string;
      readonly instead?: string;
      readonly moved?: { readonly mission: string; readonly to: Watch };
    }
  | {
      readonly type: 'plan-upset';
      readonly flight: Flight;
      readonly mission: string;
      readonly watch: Watch;
      readonly missing: readonly Missing[];
    };
