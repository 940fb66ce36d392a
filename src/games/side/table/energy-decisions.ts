import type { Side } from '../../../table/sides.ts';
import type { MoveEnd, OpenShot, SidePose, SideView } from './fighting-machine.ts';

interface OfMachine {
  readonly side: Side;
  readonly machine: string;
  readonly view: SideView;
}

/**
 * The middle of a megahex that shells may burst in: whose machine would be there, and after how many hexes straight on.
 */
export interface InHisWay {
  readonly x: number;
  readonly y: number;
  readonly machine: string;
  readonly ahead: number;
  /** The own machines that are there now. */
  readonly own: readonly string[];
}

/** A shot at the moment of a stop. */
export interface StopShot extends OpenShot {
  readonly by: string;
}

/** (V111) The stops of the clock at which enemies could fire at a machine that is about to fly. */
export interface ClockAhead {
  /** The enemies who fly while she does: at a stop in her move each has flown as far as the time allows. */
  readonly together: readonly string[];
  /** The time at which the clock has been stopped; without it, it may be at any of her hexes. */
  readonly time?: number | undefined;
  /** The enemies in whose moves it may stop after she has flown. */
  readonly later: readonly string[];
}

/** The ways to fly that a machine has. */
interface WaysAsked extends OfMachine {
  readonly pip: number;
  /** (V067) Its pool, 1 to 5. */
  readonly pool: 1 | 2 | 3 | 4 | 5;
  readonly preparation: number;
  readonly drag: number;
  readonly ends: Readonly<Record<string, MoveEnd>>;
  readonly clock: ClockAhead;
}

/** The decisions of a fight seen from the side; `side` says whose they are. */
export interface EnergyDecisions {
  /** (V019) The Throttle Pip for this turn: a speed. */
  throttle: {
    about: OfMachine & {
      readonly cue: number;
      /** The move that is asked next, by each throttle; nothing for a machine that falls. */
      readonly moves?: Readonly<Record<string, WaysAsked>>;
    };
    answer: string;
  };
  /** (V034) to (V064) How a machine flies this turn. */
  'energy-move': { about: WaysAsked; answer: string };
  /** (V111) (V115) Whether the clock stops while the first of a pool moves, and after how many of its hexes. */
  'time-freeze': {
    about: OfMachine & {
      /** The hexes of the mover, and where each leads. */
      readonly mover: string;
      readonly speed: number;
      readonly path: readonly SidePose[];
      /** By each stop, the shots of the asked side, if the others fly straight on. */
      readonly stops: Readonly<Record<string, readonly StopShot[]>>;
      /** The same of the shots that the other side has then. */
      readonly back: Readonly<Record<string, readonly StopShot[]>>;
      /** By each stop, who could fire, whatever those near fly, as far as the asked side knows. */
      readonly mayFire: Readonly<Record<string, readonly string[]>>;
      readonly enemies: readonly string[];
    };
    answer: string;
  };
  /**
   * (V080) to (V085) The target of a gun and the length of the burst: a name, with `-long` for a long burst, or `hold`.
   */
  'side-shot': { about: OfMachine & { readonly shots: readonly OpenShot[]; readonly left: number }; answer: string };
  /** (V066) The megahex that the ground guns fire into, by its middle, or `none`. */
  'flak-barrage': {
    about: {
      readonly side: Side;
      readonly view: SideView;
      readonly left: number;
      readonly hexes: Readonly<Record<string, InHisWay>>;
    };
    answer: string;
  };
}
