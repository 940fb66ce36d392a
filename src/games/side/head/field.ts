import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import type { Ended, Pose, SideView } from '../table/fighting-machine.ts';
import type { Known } from './known.ts';

/** Who is to move, and what he sees. */
export interface Sight {
  readonly own: Known;
  readonly view: SideView;
  readonly book: Rulebook;
  /** What he goes by who is sent. */
  readonly bent: Bent;
}

/** A way to fly, and where it ends. */
export interface Way {
  readonly word: string;
  readonly end: Ended;
}

/** A machine where a turn may leave it. */
export interface Stand {
  readonly pose: Pose;
  /** Its speed when the next turn begins. */
  readonly speed: number;
  /** Nobody steers it then. */
  readonly falls: boolean;
  /** What it flew keeps its pilot from firing. */
  readonly silent: boolean;
  /** What it costs to be there: stalls, the ground, and speeds that break wings. */
  readonly danger: number;
}

/** A machine as a head reckons with it: harm to it counts the more, the less it can still bear. */
export interface Weighed {
  readonly machine: Known;
  readonly counts: number;
}
