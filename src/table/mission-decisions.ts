import type { Placing } from './events/mission-events.ts';

export interface MissionDecisions {
  /** (15) How the machines are placed on the Archie grid: as before, spread wide, or one by one. */
  'archie-placing': {
    about: {
      readonly machines: readonly string[];
      readonly before: Placing;
      /** Whether a near miss can spoil work of theirs: otherwise all placings are equally good. */
      readonly isToBePlaced: boolean;
    };
    answer: 'as-before' | 'spread' | 'one-by-one';
  };
  /** (15) The square for one machine: red die, then white, as `23`. */
  'archie-square': {
    about: {
      readonly machine: string;
      readonly taken: Placing;
      /** The machines that are still to be placed after it. */
      readonly rest: readonly string[];
      /** Its last square. */
      readonly wanted: number | undefined;
    };
    answer: string;
  };
}
