import type { Activity } from '../cards/printed/activities.ts';
import type { OrdersView, PartyView } from './turn-decisions.ts';

/**
 * The word by which a commander orders a special activity, rule 23, in the order in which a manual has them; what is
 * done without an order has none.
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

/** What a forward gun is loaded with, or that it is rockets, rule 32. */
export type Load = 'ordinary' | 'buckingham' | 'rockets';

/** Of the 36 ways in which two dice fall, those that serve a machine. */
export interface MachineOdds {
  readonly machine: string;
  readonly ways: number;
  /** What it has left of what the work uses up: ammo or rockets, plates, pounds of bombs, bundles. */
  readonly left?: number;
}

/** An activity that may be done here and now, and what it costs, risks and may bring. */
export interface OpenActivity {
  readonly activity: ActivityName;
  /** What it is directed at, in words. */
  readonly name: string;
  /** Air Flying Time on top of the turn's, the climb from Tree-Top included. */
  readonly aft: number;
  /** Machine-gun shots that answer each pass. */
  readonly shots: number;
  /** The most Victory Points that it may bring. */
  readonly points: number;
  /**
   * A find, a usable plate, a hit; for a dive, the Initiative Roll that comes out above the target. Nought for one
   * whose work is spoiled.
   */
  readonly machines: readonly MachineOdds[];
}

/** A length of burst and its odds, with what it is worth by its length alone, rule 31: points and parts of one. */
export interface DiveBurst {
  readonly burst: number;
  readonly hitWays: number;
  readonly jamWays: number;
  readonly points: number;
}

/** The decisions of a special activity. */
export interface ActivityDecisions {
  /** (23) What the party does over this hex, of all that its manual allows. */
  'special-activity': {
    about: { readonly party: PartyView; readonly orders: OrdersView; readonly open: readonly OpenActivity[] };
    answer: ActivityName | 'none';
  };
  /** (30) (31) How long a burst a diving machine fires, or `hold`: it pulls out without firing. */
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
  /** (30) (31) Whether to go round again. */
  'another-pass': {
    about: {
      readonly party: PartyView;
      readonly name: string;
      readonly altitude: number;
      readonly aft: number;
      readonly shots: number;
      /** Victory Points still to be had. */
      readonly points: number;
      readonly machines: readonly MachineOdds[];
    };
    answer: 'again' | 'enough';
  };
}
