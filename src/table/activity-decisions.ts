import type { Activity } from '../cards/printed/activities.ts';
import type { OrdersView, PartyView } from './turn-decisions.ts';

/**
 * The words by which a commander orders a special activity, rule 23, in the order of the manuals. Work that is done
 * without an order has no word.
 */
export const ACTIVITY_WORDS = {
  escort: undefined,
  patrol: undefined,
  scan: 'scan',
  strafeTarget: 'strafe-target',
  strafeTrench: 'strafe-trench',
  attackBalloon: 'attack-balloon',
  photograph: 'photograph',
  spot: 'spot',
  bomb: 'bomb',
  drop: 'drop',
  fetch: 'fetch',
} as const satisfies Readonly<Record<Activity, string | undefined>>;

export type ActivityName = NonNullable<(typeof ACTIVITY_WORDS)[Activity]>;

/** The load of the forward gun, or rockets, rule 32. */
export type Load = 'ordinary' | 'buckingham' | 'rockets';

/** Of the 36 rolls of two dice, those that succeed for a machine. */
export interface MachineOdds {
  readonly machine: string;
  readonly ways: number;
  /** What it has left for the work: ammo or rockets, plates, pounds of bombs, bundles. */
  readonly left?: number;
}

/** An activity that is open now: its costs, its risks and what it may bring. */
export interface OpenActivity {
  readonly activity: ActivityName;
  /** Its target in words. */
  readonly name: string;
  /** Air Flying Time in addition to the turn's, the climb from Tree-Top included. */
  readonly aft: number;
  /** Machine-gun shots against each pass. */
  readonly shots: number;
  /** The most Victory Points that it may bring. */
  readonly points: number;
  /**
   * The chance of a find, a usable plate, or a hit; for a dive, of an Initiative Roll above the target's. 0 for a
   * machine whose work is spoiled.
   */
  readonly machines: readonly MachineOdds[];
}

/** A length of burst and its odds, with the points that its length alone brings, rule 31. */
export interface DiveBurst {
  readonly burst: number;
  readonly hitWays: number;
  readonly jamWays: number;
  readonly points: number;
}

export interface ActivityDecisions {
  /** (23) What the party does over this hex, among what its manual allows. */
  'special-activity': {
    about: { readonly party: PartyView; readonly orders: OrdersView; readonly open: readonly OpenActivity[] };
    answer: ActivityName | 'none';
  };
  /** (30) (31) The length of a diving machine's burst, or `hold`: it pulls out without firing. */
  'dive-burst': {
    about: {
      readonly machine: string;
      readonly name: string;
      readonly load: Load;
      /** Units, or rockets, left. */
      readonly left: number;
      readonly shots: number;
      readonly odds: readonly DiveBurst[];
    };
    answer: string;
  };
  /** (30) (31) Whether to make another pass. */
  'another-pass': {
    about: {
      readonly party: PartyView;
      readonly name: string;
      readonly altitude: number;
      readonly aft: number;
      readonly shots: number;
      /** Victory Points still available. */
      readonly points: number;
      readonly machines: readonly MachineOdds[];
    };
    answer: 'again' | 'enough';
  };
}
