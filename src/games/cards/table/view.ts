import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import type { Lying, Pose } from '../../../kit/geometry/pose.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardSwitch, CardSystem } from '../cards/card-systems.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';

/** The two arcs that a machine may have a gun in. */
export type GunArc = 'front' | 'rear';

/** A machine as everybody at the table sees it. */
export interface SeenMachine {
  readonly id: string;
  readonly side: Side;
  /** A machine of card-machines.yaml. */
  readonly type: string;
  readonly pose: Pose;
  readonly deck: string;
  readonly guns: { readonly front?: Firepower | undefined; readonly rear?: Firepower | undefined };
  readonly resistance: number;
  /** The card that it flew last. */
  readonly last: Manoeuvre | undefined;
  /** Its first card of this turn, where it lies open (surprise). */
  readonly first?: Manoeuvre;
  /** Damage cards that lie face down before it. */
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
  /** Left or right cards that it may not plan this turn. */
  readonly rudder: { readonly left: boolean; readonly right: boolean };
  /** The cards planned so far for this turn, those already flown among them. */
  readonly plan: readonly Manoeuvre[];
  readonly skill: number;
  readonly bravery: BraveryLetter;
  /** It fights in a campaign, where a man has one life. */
  readonly isAtWar: boolean;
  /** Rounds for the front and the rear gun, where they are counted. */
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

/** An errand of a side, as that side knows it; of the other side's only what is seen to be done. */
export interface SeenMission {
  readonly kind: string;
  readonly side: Side;
  readonly machine: string | undefined;
  readonly target: string;
  readonly done: boolean;
  /** Points that it may still bring: done, and then home. */
  readonly worth: { readonly done: number; readonly home: number };
}

/** A fight with manoeuvre cards as one side may see it. */
export interface CardView {
  readonly system: CardSystem;
  readonly turn: number;
  /** 0 while cards are planned; then the action phase, 1 to 3. */
  readonly phase: number;
  /** Hundredths of a millimetre; the Germans' edge is the far one, at the table's length. */
  readonly table: { readonly width: number; readonly length: number };
  readonly switches: readonly CardSwitch[];
  readonly own: readonly OwnMachine[];
  readonly enemies: readonly SeenMachine[];
  readonly ground: readonly SeenGround[];
  readonly missions: readonly SeenMission[];
  /** Cards left in each damage deck. */
  readonly decks: { readonly [F in Firepower]?: number };
  /** Who exits loses the fight: there is no way out of it. */
  readonly exitLoses: boolean;
  /** What an exit by one's own edge gives the other side. */
  readonly exitCosts: number;
}
