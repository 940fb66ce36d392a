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

/** Something for each gun of a machine. */
type PerGun<Value> = { front: Value; rear: Value };

/** What a pilot or a gun of the campaign changes; a machine of the boxed game has none of it. */
export interface Conduct {
  readonly skill: number;
  readonly bravery: BraveryLetter;
  /** It fights in a campaign. */
  readonly isAtWar: boolean;
  /** (32) The pilot's guns are loaded with it. */
  readonly buckingham: boolean;
  /** (W036) Green jams are passed over. */
  readonly checksBullets: PerGun<boolean>;
  /** A poor shot brings one card fewer at short range. */
  readonly poorShot: PerGun<boolean>;
  /** An ace who passes one bad card over in a fight (Wings of Glory). */
  readonly lucky: boolean;
}

/** (G035) What held when a machine left the table; what comes later changes nothing of it. */
export interface ExitTerms {
  /** Somebody of the other side flew on. */
  readonly enemyFlies: boolean;
  /** What its side was sent to drop had fallen, where that makes the way home free. */
  readonly bombed: boolean;
  /** Something on the enemy's ground had not been hit yet. */
  readonly early: boolean;
}

export type Out =
  | { readonly how: 'shot-down'; readonly why: CardLoss; readonly by: string | undefined }
  | { readonly how: 'exited'; readonly edge: TableEdge; readonly as: ExitTerms }
  | { readonly how: 'left'; readonly why: 'driven-off' };

/** (W007) (G002) A machine on the table; planned, fired and damaged apart from every other. */
export interface FightingMachine {
  readonly id: string;
  readonly side: Side;
  readonly type: string;
  readonly deck: string;
  /** (W009) (G006) The cards it may plan: its deck without climb and dive. */
  readonly hand: readonly ManoeuvreCard[];
  readonly guns: { readonly front: Firepower | undefined; readonly rear: Firepower | undefined };
  readonly resistance: number;
  readonly conduct: Conduct;
  pose: Pose;
  last: ManoeuvreCard | undefined;
  /** The cards planned for this turn; those already flown stand first. */
  plan: ManoeuvreCard[];
  /** (W023) Damage cards before it, by deck and code. */
  drawn: { readonly deck: Firepower; readonly card: string }[];
  points: number;
  /** (34) Points of these with which it came. */
  readonly borne: number;
  /** Whose card scored last. */
  scoredBy: string | undefined;
  /** Which of its guns. */
  scoredWith: GunArc;
  readonly jams: PerGun<number>;
  /** Guns that may not fire in this phase. */
  readonly silent: PerGun<boolean>;
  /** (W054) Whom each gun fired at in the phase before. */
  readonly aimedAt: PerGun<string | undefined>;
  readonly ammo: PerGun<number | undefined>;
  smoke: number;
  flames: number;
  /** It has caught fire in this fight, though the flames be out and its cards be shuffled in again. */
  hasBurned: boolean;
  /** The turn in which it may plan no cards to the left, and to the right. */
  readonly rudder: { left: number; right: number };
  engineHit: boolean;
  /** (W053) The turn and phase in which it was, so that whatever comes in the same is at the same time. */
  engineHitAt: { readonly turn: number; readonly phase: number } | undefined;
  /** A second man is aboard, whether his gun fires or not. */
  readonly hasObserver: boolean;
  observerHit: boolean;
  wounded: boolean;
  /** (G028) (G040) He was so before anybody fired in this phase, and is slower at a gun that jams now. */
  slowAtGuns: boolean;
  /** (W043) Its guns are in the way of the passenger's place until he is aboard. */
  gunsBarred: boolean;
  /** His luck has been used. */
  luckSpent: boolean;
  /** The points at which his nerve was last tried. */
  tried: number;
  /** What bound it when it laid its cards. */
  bound: PlanLimits | undefined;
  /** What it has drawn that ends it when the phase is over. */
  doomed: { readonly why: CardLoss; readonly by: string | undefined } | undefined;
  out: Out | undefined;
}

/** (G056) A card on the ground, which never moves: a trench, a gun or a target. */
export interface Ground {
  readonly id: string;
  readonly kind: 'trench' | 'anti-aircraft-gun' | 'target';
  readonly side: Side;
  readonly lying: Lying;
  readonly resistance: number;
  /** (G060) Damage cards that lie open beside it. */
  drawn: { readonly deck: Firepower; readonly card: string }[];
  points: number;
  /** (G061) What silences it whatever it bears. */
  exploded: boolean;
  jam: number;
  silent: boolean;
  /** (G062) Whom the gun fired at in the phase before. */
  aimedAt: string | undefined;
  /** Who fired at it last. */
  hitBy: string | undefined;
  silenced: boolean;
}

export interface MissionUnderWay {
  readonly card: CardMission;
  machine: string | undefined;
  done: boolean;
  partly: boolean;
  /** (W043) Turns within a ruler of the target so far. */
  turns: number;
}

/** (W056) Who tails whom from the beginning of the turn on. */
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
  readonly ground: Ground[];
  readonly errands: MissionUnderWay[];
  readonly decks: { [F in Firepower]?: Deck };
  /** Further copies of each deck that nobody has opened yet. */
  readonly spare: Record<Firepower, number>;
  readonly score: CardScore;
  /** Who came out of cloud: in the first turn he sees each enemy's first card before he plans. */
  surprise: Side | undefined;
  readonly wins: 'last-flying' | 'first-loss' | 'points' | 'pictures-home';
  readonly shotlessTurns: number | undefined;
  turn: number;
  phase: number;
  tailing: readonly Tailing[];
  /** Shots fired in this turn, and turns of a lone machine without any. */
  shots: number;
  shotless: number;
  /** One side flew alone as this turn began. */
  beganAlone: boolean;
}

export const isFlying = ({ out }: FightingMachine): boolean => out === undefined;

/** (34) Of what she could bear when she came, the hundredths that have come upon her since. */
export const shareBorne = ({ points, borne, resistance }: FightingMachine): number =>
  (100 * (points - borne)) / (resistance - borne);

/** (W6) Whether as much is upon her as tries a man's nerve, and wants repair. */
export const bearsMuch = (machine: FightingMachine, { much }: CardTable['campaign']['bears']): boolean =>
  shareBorne(machine) >= much;

export const flying = ({ machines }: CardFight): FightingMachine[] => machines.filter(isFlying);

export const has = ({ switches }: CardFight, wanted: CardSwitch): boolean => switches.includes(wanted);

/** The card of a machine where it lies. */
export const lying = ({ pose }: FightingMachine, { pieces: { base } }: CardFight): Lying => ({
  x: pose.x,
  y: pose.y,
  heading: pose.heading,
  width: base.width,
  length: base.length,
});

export const machineNamed = (id: string, { machines }: CardFight): FightingMachine | undefined =>
  machines.find((machine) => machine.id === id);

export const groundNamed = (id: string, { ground }: CardFight): Ground | undefined =>
  ground.find((card) => card.id === id);

export const ARCS: readonly GunArc[] = ['front', 'rear'];
