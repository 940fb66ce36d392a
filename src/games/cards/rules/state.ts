import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import type { Lying, Pose } from '../../../kit/geometry/pose.ts';
import type { Deck } from '../../../table/decks.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardMission, CardScore } from '../cards/card-scenario.ts';
import type { CardSwitch, CardSystem } from '../cards/card-systems.ts';
import type { CardTable } from '../cards/card-table.ts';
import type { Firepower } from '../cards/damage-cards.ts';
import type { DamageDeck } from '../cards/damage-decks.ts';
import type { PlanLimits } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import type { CardLoss, TableEdge } from '../table/card-events.ts';
import type { GunArc } from '../table/view.ts';
import type { Profile } from './profile.ts';

/** A value for each gun of a machine. */
type PerGun<Value> = { front: Value; rear: Value };

/** What the campaign adds for a pilot or a gun; a machine of the boxed game has none of it. */
export interface Conduct {
  readonly skill: number;
  readonly bravery: BraveryLetter;
  readonly inCampaign: boolean;
  /** (32) The pilot's guns are loaded with Buckingham. */
  readonly buckingham: boolean;
  /** (W036) Green jams are ignored. */
  readonly checksBullets: PerGun<boolean>;
  /** A poor shot draws one card fewer at short range. */
  readonly poorShot: PerGun<boolean>;
  /** The pilot is an ace who may pass over one bad card in a fight (Wings of Glory). */
  readonly lucky: boolean;
}

/** (G035) The situation when a machine left the table; later events do not change it. */
export interface ExitTerms {
  /** A machine of the other side was still flying. */
  readonly enemyFlies: boolean;
  /** The side had dropped its bombs, where that makes the way home free. */
  readonly bombed: boolean;
  /** Something on the enemy's ground was still untouched. */
  readonly early: boolean;
}

export type CardOut =
  | { readonly how: 'shot-down'; readonly why: CardLoss; readonly by: string | undefined }
  | { readonly how: 'exited'; readonly edge: TableEdge; readonly as: ExitTerms }
  | { readonly how: 'left'; readonly why: 'driven-off' };

/** (W007) (G002) A machine on the table. Each machine is planned, fired and damaged separately. */
export interface FightingMachine {
  readonly id: string;
  readonly side: Side;
  readonly type: string;
  readonly deck: string;
  /** (W009) (G006) The cards that it may plan: its deck without climb and dive. */
  readonly hand: readonly ManoeuvreCard[];
  readonly guns: { readonly front: Firepower | undefined; readonly rear: Firepower | undefined };
  readonly resistance: number;
  readonly conduct: Conduct;
  pose: Pose;
  last: ManoeuvreCard | undefined;
  /** The cards planned for this turn; those already flown come first. */
  plan: ManoeuvreCard[];
  /** (W023) The damage cards before it, by deck and code. */
  drawn: { readonly deck: Firepower; readonly card: string }[];
  points: number;
  /** (34) How many of these points it had when it came. */
  readonly borne: number;
  /** Who scored last. */
  scoredBy: string | undefined;
  /** The gun that scored last. */
  scoredWith: GunArc;
  readonly jams: PerGun<number>;
  /** The guns that may not fire in this phase. */
  readonly silent: PerGun<boolean>;
  /** (W054) The target of each gun in the last phase. */
  readonly aimedAt: PerGun<string | undefined>;
  readonly ammo: PerGun<number | undefined>;
  smoke: number;
  flames: number;
  /** It has burned in this fight, even if the flames are out and the cards are back in the deck. */
  hasBurned: boolean;
  /** The turn in which it may plan no left cards, and no right cards. */
  readonly rudder: { left: number; right: number };
  engineHit: boolean;
  /** (W053) The turn and phase of the hit: everything in the same phase is simultaneous. */
  engineHitAt: { readonly turn: number; readonly phase: number } | undefined;
  /** A second man is aboard, even if his gun is silent. */
  readonly hasObserver: boolean;
  observerHit: boolean;
  wounded: boolean;
  /** (G028) (G040) The pilot was wounded before this phase's fire, and so is slower to clear a jam. */
  slowAtGuns: boolean;
  /** (W043) Its guns are blocked until the passenger is aboard. */
  gunsBarred: boolean;
  /** Its ace has used his luck. */
  luckSpent: boolean;
  /** The points at the last test of nerve. */
  tried: number;
  /** The limits when it planned its cards. */
  bound: PlanLimits | undefined;
  /** The card that ends it when the phase is over. */
  doomed: { readonly why: CardLoss; readonly by: string | undefined } | undefined;
  out: CardOut | undefined;
}

/** (G056) A card on the ground, which never moves: a trench, a gun or a target. */
export interface GroundCardState {
  readonly id: string;
  readonly kind: 'trench' | 'anti-aircraft-gun' | 'target';
  readonly side: Side;
  readonly lying: Lying;
  readonly resistance: number;
  /** (G060) Damage cards that lie open beside it. */
  drawn: { readonly deck: Firepower; readonly card: string }[];
  points: number;
  /** (G061) An explosion silences it whatever its damage. */
  exploded: boolean;
  jam: number;
  silent: boolean;
  /** (G062) The target of the gun in the last phase. */
  aimedAt: string | undefined;
  /** The last machine that fired at it. */
  hitBy: string | undefined;
  silenced: boolean;
}

export interface MissionUnderWay {
  readonly card: CardMission;
  machine: string | undefined;
  done: boolean;
  partly: boolean;
  /** (W043) The number of turns within a ruler of the target so far. */
  turns: number;
}

/** (W056) Who tails whom from the beginning of the turn. */
export interface Tailing {
  readonly tailer: string;
  readonly tailed: string;
}

export interface CardFight {
  readonly system: CardSystem;
  readonly scenario: string;
  readonly profile: Profile;
  readonly switches: readonly CardSwitch[];
  readonly table: { readonly width: number; readonly length: number };
  readonly pieces: CardTable;
  readonly damage: { readonly [F in Firepower]: DamageDeck };
  readonly machines: FightingMachine[];
  readonly ground: GroundCardState[];
  readonly errands: MissionUnderWay[];
  readonly decks: { [F in Firepower]?: Deck };
  /** How many further copies of each deck are unopened. */
  readonly spare: Record<Firepower, number>;
  readonly score: CardScore;
  /** The side that came out of cloud: in the first turn it sees each enemy's first card before it plans. */
  surprise: Side | undefined;
  readonly wins: 'last-flying' | 'first-loss' | 'points' | 'pictures-home';
  readonly shotlessTurns: number | undefined;
  turn: number;
  phase: number;
  tailing: readonly Tailing[];
  /** Shots fired in this turn, and how many turns a lone machine has had without any. */
  shots: number;
  shotless: number;
  /** Only one side was flying when this turn began. */
  beganAlone: boolean;
}

export const isFlying = ({ out }: FightingMachine): boolean => out === undefined;

/** (34) The damage taken since it came, in hundredths of what it could still bear then. */
export const shareBorne = ({ points, borne, resistance }: FightingMachine): number =>
  (100 * (points - borne)) / (resistance - borne);

/** (W6) Whether the damage is so heavy that it tests the pilot's nerve and needs repair. */
export const bearsMuch = (machine: FightingMachine, { much }: CardTable['campaign']['bears']): boolean =>
  shareBorne(machine) >= much;

export const flyingMachines = ({ machines }: CardFight): FightingMachine[] => machines.filter(isFlying);

export const has = ({ switches }: CardFight, wanted: CardSwitch): boolean => switches.includes(wanted);

/** The card of a machine at its place. */
export const cardLying = ({ pose }: FightingMachine, { pieces: { base } }: CardFight): Lying => ({
  x: pose.x,
  y: pose.y,
  heading: pose.heading,
  width: base.width,
  length: base.length,
});

export const machineNamed = (id: string, { machines }: CardFight): FightingMachine | undefined =>
  machines.find((machine) => machine.id === id);

export const groundNamed = (id: string, { ground }: CardFight): GroundCardState | undefined =>
  ground.find((card) => card.id === id);

export const ARCS: readonly GunArc[] = ['front', 'rear'];
