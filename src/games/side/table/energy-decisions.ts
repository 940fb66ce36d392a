import type { Side } from '../../../table/sides.ts';
import type { MoveEnd, OpenShot, Pose, SideView } from './fighting-machine.ts';

interface OfMachine {
  readonly side: Side;
  readonly machine: string;
  readonly view: SideView;
}

/** The middle of a megahex into which shells may go: whose it is who flies straight on, so many hexes ahead of him. */
export interface InHisWay {
  readonly x: number;
  readonly y: number;
  readonly machine: string;
  readonly ahead: number;
  /** Those of one's own who are there now. */
  readonly own: readonly string[];
}

/** A shot from where one is when the clock stands. */
export interface StopShot extends OpenShot {
  readonly by: string;
}

/** The decisions of a fight seen from the side. Whose they are stands in `side`. */
export interface EnergyDecisions {
  /** (V019) Where the Throttle Pip is set for this turn: a speed. */
  throttle: { about: OfMachine & { readonly cue: number }; answer: string };
  /** (V034) to (V064) How a machine flies this turn. */
  'energy-move': {
    about: OfMachine & {
      readonly pip: number;
      /** (V067) Its pool, 1 to 5. */
      readonly pool: 1 | 2 | 3 | 4 | 5;
      readonly preparation: number;
      readonly drag: number;
      readonly ends: Readonly<Record<string, MoveEnd>>;
    };
    answer: string;
  };
  /** (V111) (V115) Whether the clock stops while the first of a pool moves, and after how many of its hexes. */
  'time-freeze': {
    about: OfMachine & {
      /** The hexes of the one who moves, and where each leads. */
      readonly mover: string;
      readonly speed: number;
      readonly path: readonly Pose[];
      /** By each answer that stops it, what those of the asked side could fire then, if the others fly straight on. */
      readonly stops: Readonly<Record<string, readonly StopShot[]>>;
      /** By each of them, who could fire then, whatever those near him fly, as far as the asked side knows of them. */
      readonly mayFire: Readonly<Record<string, readonly string[]>>;
      readonly enemies: readonly string[];
    };
    answer: string;
  };
  /** (V080) to (V085) At whom a gun fires, and how long: a target's name, with `-long` for a long burst, or `hold`. */
  'side-shot': { about: OfMachine & { readonly shots: readonly OpenShot[]; readonly left: number }; answer: string };
  /** (V066) Which megahex the guns on the ground fire into, by its middle, or `none`. */
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
