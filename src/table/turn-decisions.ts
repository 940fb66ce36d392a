import type { Done } from '../campaign/done.ts';
import type { FlyingMachine, Party } from '../campaign/mission-log.ts';
import type { Zone } from '../cards/ground.ts';
import type { HexId } from '../cards/hexes.ts';

/** A field that the party could make for, and what it takes at its present height. */
export interface FieldInReach {
  readonly field: string;
  readonly name: string;
  readonly moves: number;
  readonly aft: number;
}

/** A machine of the party and her crew: her line of the Mission Log itself, to be looked at and not to be touched. */
export type MachineView = Readonly<FlyingMachine>;

/** (10) Air Flying Time left to the fighters of a party and to its two-seaters, where there are any. */
export interface AftPools {
  readonly fighters: number | undefined;
  readonly twoSeaters: number | undefined;
}

/** Where a party is and what it has left, as the commander sees it before he decides. */
export interface PartyView {
  readonly machines: readonly MachineView[];
  readonly hex: HexId;
  readonly altitude: number;
  /** (41) The lowest ceiling of its machines, in feet. */
  readonly ceiling: number;
  readonly weather: number;
  readonly aft: AftPools;
  /** Pounds of bombs that it still carries. */
  readonly bombs: number;
  readonly fields: readonly FieldInReach[];
}

/** What a party is sent to do. */
export interface OrdersView {
  readonly errand: Party['errand'];
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** How many machines took off on it. */
  readonly machines: number;
  /** The hex of its target, where it has one. */
  readonly target: HexId | undefined;
  /** Hexes patrolled, plates taken, turns spotted ...: what it has done of it, as the Mission Log has it. */
  readonly achieved: Done;
}

/** One step that the party may take, and what it costs. */
export interface Step {
  readonly step: string;
  readonly aft: number;
  /** Where it leads to; absent where it leads nowhere else. */
  readonly hex?: HexId;
  /** The machine that goes its own way by it, and how: it parts from the others, or comes down by itself. */
  readonly machine?: string;
  readonly goes?: 'parts' | 'sets-down';
}

/** A height that the party can reach this turn, and what it costs to climb there. */
export interface HeightInReach {
  readonly feet: number;
  readonly aft: number;
}

/** The decisions of a mission's turns. */
export interface TurnDecisions {
  /**
   * (14) What to do this turn: a direction, `stay`, `height` first, `only-climb` after a climb, `land`,
   * `fighters-home`, or `leave B3`.
   */
  movement: { about: { party: PartyView; orders: OrdersView; steps: readonly Step[] }; answer: string };
  /** (14) The height to climb or come down to, in feet. */
  height: { about: { party: PartyView; orders: OrdersView; heights: readonly HeightInReach[] }; answer: string };
  /** (17) Whether to attack an enemy when the Attack Option is ours. */
  attack: {
    about: { party: PartyView; enemies: readonly number[]; enemyAltitude: number; bonus: 'dive' | 'surprise' | 'none' };
    answer: 'attack' | 'decline';
  };
  /** (21) Whether a machine whose engine is in trouble makes for the nearest field or for home; it keeps to that. */
  'lame-duck-field': {
    about: { party: PartyView; orders: OrdersView; lameDuck: string };
    answer: 'nearest' | 'home';
  };
  /** (34) (35) Who sees a Lame Duck home: nobody, everybody, or those named one by one until `done`. */
  escort: {
    about: { party: PartyView; orders: OrdersView; lameDuck: string; number: number; escorts: readonly string[] };
    answer: string;
  };
}
