import type { Pose } from '../../../kit/geometry/pose.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardRule } from '../cards/legal-plan.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { TableEdge } from './card-events.ts';
import type { CardView, GunArc } from './view.ts';

/** The side of a question, and the fight as that side sees it. */
interface SeenFight {
  readonly side: Side;
  readonly view: CardView;
}

/** A card of the hand: where it would end, and how many are left; 0, where all are in the plan. */
export interface CardInHand {
  readonly card: Manoeuvre;
  readonly left: number;
  readonly steep: boolean;
  readonly ends: Pose;
  /** (W032) (G017) With this card, or with what is planned before it, the machine leaves the table. */
  readonly leaves: boolean;
  readonly over?: TableEdge;
  /** The enemies that would be in the arc of a gun that can fire, if they stood still. */
  readonly inArc: readonly string[];
  /** The enemies that would be only in the arc of a gun that is silent then. */
  readonly noShot: readonly string[];
}

/** A target that a gun can reach. */
export interface CardTarget {
  readonly target: string;
  readonly range: 'short' | 'long';
  /** From the gun to the nearest visible part of the target, in millimetres. */
  readonly distance: number;
  /** The number of cards that it would draw. */
  readonly cards: number;
  /** It was fired at from this arc in the last phase: each card that scores has one point more. */
  readonly aimed: boolean;
}

export interface CardDecisions {
  /** (W009) The next card of a machine's plan. */
  'plan-card': {
    about: SeenFight & {
      readonly machine: string;
      /** From 1 on. */
      readonly slot: number;
      readonly planned: readonly Manoeuvre[];
      /** Where the machine will stand when this card begins. */
      readonly from: Pose;
      /** (W032) (G017) The edge over which the plan so far leaves the table, if it does. */
      readonly over?: TableEdge;
      readonly hand: readonly CardInHand[];
      /** The cards of the hand that may not be planned, each with the rule that bars it. */
      readonly barred: { readonly [M in Manoeuvre]?: CardRule };
    };
    answer: Manoeuvre;
  };
  /** (G051) Which of several enemies a machine tails. */
  'tail-whom': { about: SeenFight & { readonly machine: string }; answer: string };
  /** (W057) The order of the remaining cards, when the card of the tailed machine is known. */
  'reorder-plan': {
    about: SeenFight & {
      readonly machine: string;
      readonly tailed: string;
      readonly shown: Manoeuvre;
      readonly ends: Pose;
      readonly planned: readonly Manoeuvre[];
      /** The cards in each new order, by answer. */
      readonly arranged: Readonly<Record<string, readonly Manoeuvre[]>>;
      /** (W032) (G017) The orders in which the machine leaves the table. */
      readonly leaves: readonly string[];
    };
    /** The cards in their new order, joined by commas. */
    answer: string;
  };
  /** (W016) The target of a gun, or `hold`. */
  'fire-at': {
    about: SeenFight & {
      readonly machine: string;
      readonly arc: GunArc | 'rifles';
      readonly targets: readonly CardTarget[];
    };
    answer: string;
  };
  /** (G-scenario) Whether the bombs fall now. */
  'drop-bombs': {
    about: SeenFight & { readonly machine: string; readonly target: string; readonly onMiddle: boolean };
    answer: 'drop' | 'not-yet';
  };
  /** The machine that has the camera. */
  'who-carries': { about: SeenFight & { readonly target: string }; answer: string };
}
