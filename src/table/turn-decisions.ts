import type { NamedMan, Seat } from '../campaign/aircrew.ts';
import type { Done, FlyingMachine, Gun } from '../campaign/mission-log.ts';
import type { Firing } from '../rulebook/cards/hit-cards.ts';
import type { BraveryLetter } from '../rulebook/cards/ratings.ts';
import type { Zone } from '../rulebook/ground.ts';
import type { HexId } from '../rulebook/hexes.ts';

/** A field that the party could make for, and what it takes at its present height. */
export interface FieldInReach {
  readonly field: string;
  readonly name: string;
  readonly moves: number;
  readonly aft: number;
}

/** A man in the air. The letter of his Bravery is the pilot's only: an observer goes where he is taken. */
export interface ManView extends NamedMan {
  readonly seat: Seat;
  readonly skill?: number;
  readonly firing: Firing;
  readonly bravery?: BraveryLetter;
  readonly isWounded: boolean;
}

/** A machine of the party and her crew. */
export interface MachineView {
  readonly machine: string;
  readonly aircraft: string;
  readonly role: FlyingMachine['role'];
  /** The pilot first. */
  readonly men: readonly ManView[];
  readonly aft: number;
  readonly load: FlyingMachine['load'];
  readonly guns: { readonly forward?: Gun; readonly rear?: Gun };
  readonly rockets: number;
  readonly bombs: number;
  /** Plates exposed and not spoiled. */
  readonly plates: number;
  readonly lameDuck?: { readonly number: number; readonly climbs: boolean };
  /** Days in the shop that await her. */
  readonly repair: number;
}

/** Where a party is and what it has left, as the commander sees it before he decides. */
export interface PartyView {
  readonly machines: readonly MachineView[];
  readonly hex: HexId;
  readonly altitude: number;
  /** (41) The lowest ceiling of its machines, in feet. */
  readonly ceiling: number;
  readonly weather: number;
  /** Air Flying Time left to the fighters and to the two-seaters, where there are any, rule 10. */
  readonly aft: { readonly fighters?: number; readonly twoSeaters?: number };
  /** Pounds of bombs that it still carries. */
  readonly bombs: number;
  readonly fields: readonly FieldInReach[];
}

/** What a party is sent to do. */
export interface OrdersView {
  /** The mission, or only the way home. */
  readonly errand: 'mission' | 'home';
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** The hex of its target, where it has one. */
  readonly target?: HexId;
  /** Hexes patrolled, plates taken, turns spotted ...: how often it has done what it came for. */
  readonly done: number;
  /** The same in full, as the Mission Log has it. */
  readonly achieved: Done;
}

/** One step that the party may take, and what it costs. */
export interface Step {
  readonly step: string;
  readonly aft: number;
  /** Where it leads to; absent where it leads nowhere else. */
  readonly hex?: HexId;
}

/** The decisions of a mission's turns. */
export interface TurnDecisions {
  /** (14) What to do this turn: a direction, `stay`, `height` first, `land`, `fighters-home`, or `leave B3`. */
  movement: { about: { party: PartyView; orders: OrdersView; steps: readonly Step[] }; answer: string };
  /** (14) The height to climb or come down to, in feet. */
  height: { about: { party: PartyView; orders: OrdersView; aft: Readonly<Record<string, number>> }; answer: string };
  /** (17) Whether to attack an enemy when the Attack Option is ours. */
  attack: {
    about: { party: PartyView; enemies: readonly number[]; enemyAltitude: number; bonus: 'dive' | 'surprise' | 'none' };
    answer: 'attack' | 'decline';
  };
  /** (34) (35) Who sees a Lame Duck home: nobody, everybody, or those named one by one until `done`. */
  escort: {
    about: { party: PartyView; orders: OrdersView; lameDuck: string; number: number; escorts: readonly string[] };
    answer: string;
  };
}
