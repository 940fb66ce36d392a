import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import type { Lying, Pose } from '../../../kit/geometry/pose.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardSwitch, CardSystem } from '../cards/card-systems.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';

/** The two arcs in which a machine may have a gun. */
export type GunArc = 'front' | 'rear';

/** A machine as everybody at the table sees it. */
export interface SeenMachine {
  readonly id: string;
  readonly side: Side;
  /** The machine's name in card-machines.yaml. */
  readonly type: string;
  readonly pose: Pose;
  readonly deck: string;
  readonly guns: { readonly front?: Firepower | undefined; readonly rear?: Firepower | undefined };
  readonly resistance: number;
  /** The card that it flew last. */
  readonly last: Manoeuvre | undefined;
  /** Its first card of this turn, where it lies open (surprise). */
  readonly first?: Manoeuvre;
  /** The number of damage cards that lie face down before it. */
  readonly cards: number;
  readonly jams: { readonly front: number; readonly rear: number };
  readonly smoke: number;
  readonly flames: number;
  /** Its pilot is known to be hit (Wings of Glory). */
  readonly wounded: boolean;
}

/** A machine as its own side knows it. */
export interface OwnMachine extends SeenMachine {
  readonly points: number;
  readonly engineHit: boolean;
  readonly observerHit: boolean;
  /** Whether it may plan no left cards or no right cards this turn. */
  readonly rudder: { readonly left: boolean; readonly right: boolean };
  /** The cards planned so far for this turn, with those already flown. */
  readonly plan: readonly Manoeuvre[];
  readonly skill: number;
  readonly bravery: BraveryLetter;
  /** It fights in a campaign, where a man has one life. */
  readonly inCampaign: boolean;
  /** Rounds of the front and the rear gun, where they are counted. */
  readonly ammo: { readonly front?: number | undefined; readonly rear?: number | undefined };
}

export interface SeenGround extends Lying {
  readonly id: string;
  readonly kind: 'trench' | 'anti-aircraft-gun' | 'target';
  readonly side: Side;
  readonly points: number;
  readonly resistance: number;
  readonly jammed: number;
  readonly silenced: boolean;
}

/** An errand as its own side knows it; of the other side's only what is visible. */
export interface SeenMission {
  readonly kind: string;
  readonly side: Side;
  readonly machine: string | undefined;
  readonly target: string;
  readonly done: boolean;
  /** The points that it may still bring: when done, and when brought home. */
  readonly worth: { readonly done: number; readonly home: number };
}

/** A fight with manoeuvre cards as one side may see it. */
export interface CardView {
  readonly system: CardSystem;
  readonly turn: number;
  /** 0 while cards are planned; then the phase, 1 to 3. */
  readonly phase: number;
  /** In hundredths of a millimetre. The Germans' edge is the far one, at the table's length. */
  readonly table: { readonly width: number; readonly length: number };
  readonly switches: readonly CardSwitch[];
  readonly own: readonly OwnMachine[];
  readonly enemies: readonly SeenMachine[];
  readonly ground: readonly SeenGround[];
  readonly missions: readonly SeenMission[];
  /** The number of cards left in each damage deck. */
  readonly decks: { readonly [F in Firepower]?: number };
  /** Whether a machine that exits loses the fight for its side. */
  readonly exitLoses: boolean;
  /** The points that an exit over one's own edge gives the other side. */
  readonly exitCosts: number;
  /** By how many points this side leads; less than 0 where it is behind. */
  readonly lead: number;
}
