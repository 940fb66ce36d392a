import type { Roll } from '../../../cards/dice.ts';
import type { Lying, Pose } from '../../../kit/geometry/pose.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardSwitch, CardSystem } from '../cards/card-systems.ts';
import type { Firepower, Special } from '../cards/damage-cards.ts';
import type { CardRule } from '../cards/legal-plan.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { GunArc } from './view.ts';

/** Why a machine is out of a fight with cards. */
export type CardLoss = 'points' | 'explosion' | 'engine' | 'crew' | 'fire' | 'out-of-control';

/** The edge of the table over which a machine left it. */
export type TableEdge = 'own' | 'enemy' | 'side';

interface MachineLaidOut {
  readonly machine: string;
  readonly side: Side;
  readonly type: string;
  readonly pose: Pose;
}

/** How a card was flown. */
export interface MoveFlown {
  readonly machine: string;
  readonly side: Side;
  readonly card: Manoeuvre;
  readonly from: Pose;
  readonly to: Pose;
  /** The rule that the planned card broke. */
  readonly broke?: CardRule;
}

export type CardEvent =
  | {
      readonly type: 'cards-laid-out';
      readonly system: CardSystem;
      readonly scenario: string;
      readonly table: { readonly width: number; readonly length: number };
      readonly switches: readonly CardSwitch[];
      readonly machines: readonly MachineLaidOut[];
      readonly ground: readonly (Lying & { readonly id: string; readonly kind: string; readonly side: Side })[];
    }
  | { readonly type: 'card-turn-began'; readonly turn: number }
  | { readonly type: 'carrier-chosen'; readonly machine: string; readonly for: Side }
  | { readonly type: 'tailing-began'; readonly tailer: string; readonly tailed: string }
  | {
      readonly type: 'tailed-card-shown';
      readonly tailer: string;
      readonly tailed: string;
      readonly card: Manoeuvre;
      readonly for: Side;
    }
  | {
      readonly type: 'plan-reordered';
      readonly machine: string;
      readonly cards: readonly Manoeuvre[];
      readonly for: Side;
    }
  | { readonly type: 'flame-burned'; readonly machine: string; readonly left: number }
  | {
      readonly type: 'cards-revealed';
      readonly turn: number;
      readonly phase: number;
      readonly moves: readonly MoveFlown[];
    }
  | { readonly type: 'machines-overlapped'; readonly machines: readonly [string, string] }
  | { readonly type: 'machine-exited'; readonly machine: string; readonly side: Side; readonly edge: TableEdge }
  | {
      readonly type: 'guns-fired';
      readonly machine: string;
      readonly arc: GunArc | 'rifles';
      readonly target: string;
      readonly range: 'short' | 'long';
      readonly deck: Firepower;
      readonly cards: number;
      readonly aimed: boolean;
      /** Whole millimetres to the nearest point in reach. */
      readonly distance: number;
    }
  | {
      readonly type: 'damage-drawn';
      readonly machine: string;
      readonly by: string;
      readonly deck: Firepower;
      readonly card: string;
      /** What the card scores, and what aim adds. */
      readonly points: number;
      readonly aim: number;
      readonly total: number;
      readonly resistance: number;
      /** Cards before a trench lie open; those of a machine only its own side sees. */
      readonly for?: Side;
    }
  | {
      readonly type: 'guns-jammed';
      readonly machine: string;
      readonly arc: GunArc | 'rifles';
      readonly manoeuvres: number;
    }
  | { readonly type: 'luck-held'; readonly machine: string; readonly card: string; readonly for: Side }
  | { readonly type: 'first-card-seen'; readonly machine: string; readonly card: Manoeuvre; readonly for: Side }
  | { readonly type: 'jam-passed-over'; readonly machine: string }
  | {
      readonly type: 'special-suffered';
      readonly machine: string;
      readonly special: Exclude<Special, 'jam-red' | 'jam-green'>;
      /** The effect: counters, a ban, a second hit. */
      readonly comes: 'counts' | 'second' | 'turns-to-fire' | 'no-effect';
      readonly for?: Side;
    }
  | { readonly type: 'ground-silenced'; readonly id: string; readonly by: string }
  | {
      readonly type: 'machine-eliminated';
      readonly machine: string;
      readonly side: Side;
      readonly why: CardLoss;
      readonly by?: string;
    }
  | {
      readonly type: 'damage-deck-renewed';
      readonly deck: Firepower;
      readonly how: 'another-copy' | 'cards-of-the-lost' | 'all-noted';
    }
  | {
      readonly type: 'errand-done';
      readonly kind: string;
      readonly machine: string;
      readonly target: string;
      readonly points: number;
    }
  | { readonly type: 'errand-half-done'; readonly machine: string; readonly target: string; readonly points: number }
  | {
      readonly type: 'morale-tried';
      readonly machine: string;
      readonly roll: Roll;
      readonly needed: number;
      readonly stays: boolean;
    }
  | {
      readonly type: 'points-chart-thrown';
      readonly machine: string;
      readonly roll: Roll;
      readonly result: 'damaged-abort' | 'forced-down' | 'shot-down';
    }
  | {
      readonly type: 'cards-counted-up';
      readonly scenario: string;
      readonly turns: number;
      readonly why:
        | 'one-side-left'
        | 'nobody-left'
        | 'first-loss'
        | 'errand'
        | 'no-more-shots'
        | 'broken-off'
        | 'dfd-spent';
      /** The side that alone has machines on the table. */
      readonly left?: Side;
      readonly score: Readonly<Record<Side, number>>;
      /** The items of the sum. */
      readonly counted: readonly CountedPoints[];
      readonly winner: Side | 'nobody';
    };

/** Points of a side: for what, and for or by which machine or card on the ground. */
export interface CountedPoints {
  readonly side: Side;
  readonly what:
    | 'kill'
    | 'loss'
    | 'exit'
    | 'wrong-edge'
    | 'left-early'
    | 'done'
    | 'half-done'
    | 'home'
    | 'undone'
    | 'damage'
    | 'untouched';
  readonly who: string;
  readonly points: number;
}
