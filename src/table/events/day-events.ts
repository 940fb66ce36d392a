import type { Standing } from '../../campaign/aircrew.ts';
import type { MachineStanding } from '../../campaign/machine.ts';
import type { Flight, Watch } from '../../campaign/watch.ts';
import type { Decoration } from '../../cards/printed/honours.ts';

/** A man, or a machine where no man is named, that a mission needs and cannot have. */
export interface Missing {
  readonly machine: string;
  readonly airman?: string;
  /** The state of the man or the machine. */
  readonly is: Standing['is'] | MachineStanding['is'];
}

/** Changes of the day's plan. */
export type DayEvent =
  /** Ours: the Wing asks a flight for a special task. */
  | { readonly type: 'task-offered'; readonly flight: Flight; readonly task: string }
  /** The flight that takes it; nothing, where it is refused or handed on. */
  | {
      readonly type: 'task-answered';
      readonly flight: Flight;
      readonly task: string;
      readonly by?: Flight;
      readonly isHandedOn?: true;
    }
  /** The result of a task that was handed on to a flight that the player does not lead. */
  | {
      readonly type: 'task-done-elsewhere';
      readonly flight: Flight;
      readonly task: string;
      readonly end: 'done' | 'failed';
    }
  /** The result of a task, and its lasting reward. */
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
      /** The missions to come, in the order of the roster; without a part of the day, cancelled. */
      readonly missions: readonly {
        readonly mission: string;
        readonly watch?: Watch;
        readonly machines: readonly string[];
      }[];
      /** Of each mission the pilots, in the order of its machines. */
      readonly pilots: readonly (readonly string[])[];
      /** The Victory Points that the missions not flown will cost. */
      readonly price: number;
    }
  /** (6) The routine mission of a man who had none: in whose place, or in which half of the day it now is. */
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
