import type { Standing } from '../campaign/aircrew.ts';
import type { MachineStanding } from '../campaign/machine.ts';
import type { Flight, Watch } from '../campaign/watch.ts';

/** A man, or a machine where no man is named, that a mission was to have and cannot have. */
export interface Missing {
  readonly machine: string;
  readonly airman?: string;
  /** How he stands, or she. */
  readonly is: Standing['is'] | MachineStanding['is'];
}

/** What has happened to the day's plan. */
export type DayEvent =
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
  | {
      readonly type: 'plan-upset';
      readonly flight: Flight;
      readonly mission: string;
      readonly watch: Watch;
      readonly missing: readonly Missing[];
    };
