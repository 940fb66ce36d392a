import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Bent } from '../../../kit/head/bent.ts';
import type { EndedMove, Known, SidePose, SideView } from '../table/fighting-machine.ts';

/** Who is to move, and what he sees. */
export interface Sight {
  readonly own: Known;
  readonly view: SideView;
  readonly book: Rulebook;
  /** How boldly a machine with an errand flies. */
  readonly bent: Bent;
}

/** A way to fly, and where it ends. */
export interface MoveWay {
  readonly word: string;
  readonly end: EndedMove;
}

/** A possible place of a machine after a turn. */
export interface SideStand {
  readonly pose: SidePose;
  /** Its speed at the start of the next turn. */
  readonly speed: number;
  /** It is out of control then. */
  readonly falls: boolean;
  /** Its manoeuvre keeps the pilot from firing. */
  readonly silent: boolean;
  /** The cost of being there: stalls, the ground, and speeds that break wings. */
  readonly danger: number;
}

/** A machine as a head sees it: damage counts more when little strength is left. */
export interface Weighed {
  readonly machine: Known;
  readonly counts: number;
}
