import type { DoneSoFar } from '../campaign/done.ts';
import type { FlyingMachine, Party } from '../campaign/mission-log.ts';
import type { Zone } from '../cards/ground.ts';
import type { HexId } from '../cards/hexes.ts';

/** A field that the party could fly to, and the cost from its present height. */
export interface FieldInReach {
  readonly field: string;
  readonly name: string;
  readonly moves: number;
  readonly aft: number;
}

/** A machine of the party and its crew: the very object of the Mission Log, read-only. */
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
  /** (23) It spends the current turn over its hex. */
  readonly stays?: boolean;
}

/** What a party is sent to do. */
export interface OrdersView {
  readonly errand: Party['errand'];
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** How many machines took off. */
  readonly machines: number;
  /** The hex of its target, where it has one. */
  readonly target: HexId | undefined;
  /** What it has done, as the Mission Log has it: hexes patrolled, plates taken, turns of spotting. */
  readonly achieved: DoneSoFar;
}

/** A step that the party may take, and its cost. */
export interface Step {
  readonly step: string;
  readonly aft: number;
  /** Where it leads; absent where it stays in the hex. */
  readonly hex?: HexId;
  /** The machine that leaves the party by this step: it parts from the others, or comes down alone. */
  readonly machine?: string;
  readonly goes?: 'parts' | 'sets-down';
}

/** A height that the party can reach this turn, and the cost of the climb. */
export interface HeightInReach {
  readonly feet: number;
  readonly aft: number;
}

/**
 * (23) What the gunners of a spotting mission have corrected so far, where they have: whoever attacks loses it; lost, it
 * begins anew whether he attacks or not.
 */
export type GunnersRange = 'held' | 'lost';

export interface TurnDecisions {
  /**
   * (14) What to do this turn: a direction, `stay`, `height` first, `only-climb` after a climb, `land`,
   * `fighters-home`, or `leave B3`.
   */
  movement: { about: { party: PartyView; orders: OrdersView; steps: readonly Step[] }; answer: string };
  /** (14) The height to climb or descend to, in feet. */
  height: { about: { party: PartyView; orders: OrdersView; heights: readonly HeightInReach[] }; answer: string };
  /** (17) Whether to attack an enemy when the Attack Option is ours. */
  attack: {
    about: {
      party: PartyView;
      enemies: readonly number[];
      enemyAltitude: number;
      bonus: 'dive' | 'surprise' | 'none';
      range?: GunnersRange;
    };
    answer: 'attack' | 'decline';
  };
  /** (21) Whether a machine with engine trouble flies to the nearest field or home; it keeps to that. */
  'lame-duck-field': {
    about: { party: PartyView; orders: OrdersView; lameDuck: string };
    answer: 'nearest' | 'home';
  };
  /** (34) (35) Who escorts a Lame Duck home: nobody, everybody, or those named one by one until `done`. */
  escort: {
    about: { party: PartyView; orders: OrdersView; lameDuck: string; number: number; escorts: readonly string[] };
    answer: string;
  };
}

/** A party in the air, and what it was sent for. */
export interface Aloft {
  readonly party: PartyView;
  readonly orders: OrdersView;
}
