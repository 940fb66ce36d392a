import type { Side } from '../../../table/sides.ts';
import type { Aspect, OptionName, SkillMark } from '../cards/marks-of-combat.ts';
import type { Aim, SideTargetKind } from '../cards/mission-names.ts';
import type { Sky } from '../cards/side-scenario.ts';

/** (V029) The attitude of a machine: shallow points to a vertex of its hex, hard to a side. */
export type Attitude = 'level' | 'shallow-climb' | 'hard-climb' | 'shallow-dive' | 'hard-dive';

/** The place and direction of a machine: `x` counts quarters of a hex, `y` half levels; east is 1. */
export interface SidePose {
  readonly x: number;
  readonly y: number;
  readonly heading: 1 | -1;
  readonly attitude: Attitude;
}

/** What became of a machine that no longer flies. */
export type HowOut =
  | 'left-by-own-edge'
  | 'left-by-their-edge'
  | 'left-below'
  | 'landed'
  | 'crashed'
  | 'cracked-up'
  | 'exploded';

const LEFT: readonly (HowOut | undefined)[] = ['left-by-own-edge', 'left-by-their-edge', 'left-below'];

/** Whether a machine flew out of the fight, over any edge. */
export const hasLeft = (out: HowOut | undefined): boolean => LEFT.includes(out);

/** Why a machine is out of control, V067. */
type Falling = 'no' | 'stall' | 'leaf' | 'pilot-dead' | 'crack-up';

export type Health = 'well' | 'wounded' | 'dead';

export interface MountedGun {
  readonly mount: 'fixed' | 'flexible';
  /** Firings left on the plate in use, and the plates after it, V083. */
  left: number;
  plates: number[];
  jammed: boolean;
}

/** The gun of a machine that hit another. */
export interface HitBy {
  readonly machine: string;
  readonly mount: MountedGun['mount'];
}

/** Everything about a machine in the fight, as plain data. */
export interface FightingMachine {
  readonly id: string;
  readonly side: Side;
  readonly dashboard: string;
  readonly skill: SkillMark;
  /** What the pilot's Firing adds to the colour of his die. */
  readonly aim: number;
  /** What the gunner's own Firing adds to his. (V081) He is an Expert, whatever his pilot is. */
  readonly gunnerAim: number;
  /** By the pilot's Bravery: how much risk he takes, from -2 to 2. */
  readonly nerve: number;
  readonly ceiling: number;
  pose: SidePose;
  /** Where it began the turn: the position marker, V008. */
  start: SidePose;
  cue: number;
  pip: number;
  /** (V019) The throttle that the other side knows: that of the last move. */
  pipShown: number;
  guns: MountedGun[];
  structure: number;
  ailerons: number;
  elevators: number;
  rudder: number;
  engine: number;
  tank: 'whole' | 'punctured';
  pilot: Health;
  /** (V107) The men at the flexible guns, in the order of the guns. */
  gunners: Health[];
  /** (32) Its fixed guns are loaded with Buckingham, and jam more often. */
  buckingham: boolean;
  /** Turns until the engine stops, V099; 0 when it has. */
  leak: number | undefined;
  burning: boolean;
  falling: Falling;
  /** (V101) There is oil on the pilot's goggles: in this turn he flies level. */
  goggles: boolean;
  /** (V101) The oil came in this turn and counts for the next, whether he has moved yet or not. */
  oiled: boolean;
  bombs: boolean;
  /** The names of the enemies and targets in sight. */
  seen: string[];
  /** The manoeuvre flown this turn, by its word. */
  flew: string;
  /** (V058) (V061) (V062) It shook off its tailer. */
  shook: boolean;
  /** The indexes of the guns that have fired this turn. */
  fired: number[];
  /** (V107) Its gunner aims the bombs. */
  bombing: boolean;
  /** The last gun that hit it, or whose fire burned it; after the pilot's death, the gun that killed him. */
  hitBy: HitBy | undefined;
  /** The hit by which it leaks and then stops. */
  holedBy: HitBy | undefined;
  /** The hit by which it burns. */
  litBy: HitBy | undefined;
  out: HowOut | undefined;
  outTurn: number | undefined;
}

/** Which gunner works a gun: the gunners have the flexible guns, in order. */
export const seatAt = ({ guns }: Pick<SeenGuns, 'guns'>, gun: number): number =>
  guns.slice(0, gun).filter(({ mount }) => mount === 'flexible').length;

/** The health of the man at a gun: the pilot, or a gunner; nothing, where his seat is empty. */
export const handsAt = (machine: SeenGuns, gun: number): Health | undefined =>
  machine.guns[gun]?.mount === 'fixed' ? machine.pilot : machine.gunners[seatAt(machine, gun)];

interface SeenGuns {
  readonly guns: readonly Pick<MountedGun, 'mount'>[];
  readonly pilot: Health;
  readonly gunners: readonly Health[];
}

/** A thing on the ground, or a balloon. */
export interface TargetState {
  readonly id: string;
  readonly kind: SideTargetKind;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  damage: number;
  destroyed: boolean;
}

/**
 * What one side knows of a machine. (V079) Of one that it has not in sight it knows the place, whether it has flown in
 * this turn, and whether it falls: that is seen by its counter. What it may be, both sides know from the beginning.
 */
export type SeenMachine =
  | ({ readonly known: true } & Readonly<Omit<FightingMachine, 'seen'>> & { readonly seen: readonly string[] })
  | {
      readonly known: false;
      readonly id: string;
      readonly side: Side;
      readonly pose: SidePose;
      readonly hasFlown: boolean;
      readonly falls: boolean;
      /** The dashboards of its side's machines that are not in sight. */
      readonly couldBe: readonly string[];
      readonly out: HowOut | undefined;
    };

/** A machine of which a side has only the counter. */
export type Counter = Extract<SeenMachine, { known: false }>;

/** A machine whose type a side knows. */
export type Known = Extract<SeenMachine, { known: true }>;

/** A side's mission and its progress. */
export interface SideMission {
  readonly aim: Aim;
  /** Turns of direction, or a bit for each machine that has its photograph. */
  progress: number;
  done: boolean;
}

/** (19) The clock of a Dog-Fight of the campaign, as the players see it. */
export interface FightClock {
  readonly dfd: number;
  /** The DFD is rolled after each turn whose number this divides. */
  readonly turnsInPhase: number;
}

/** The fight as one side may see it. */
export interface SideView {
  /** Its own mission. In a Dog-Fight of the campaign it has none there. */
  readonly mission: Readonly<SideMission>;
  /** Only in a Dog-Fight of the campaign, which ends by it. */
  readonly clock?: FightClock;
  readonly turn: number;
  readonly turns: number;
  readonly hexes: number;
  readonly floor: 'ground' | 'air';
  readonly sky: Sky;
  readonly options: readonly OptionName[];
  readonly machines: readonly SeenMachine[];
  /** (V079) One of its own machines is still a counter of unknown type to the other side. */
  readonly hides: boolean;
  readonly targets: readonly TargetState[];
  /** The middles of the megahexes under fire from the ground, V010. */
  readonly flak: readonly { readonly x: number; readonly y: number }[];
}

/** An open shot, with the colour of its die. */
export interface OpenShot {
  readonly target: string;
  readonly gun: number;
  readonly hexes: number;
  readonly aspect: Aspect;
  readonly die: string;
}

/** Whose edge of the mats it is. */
export type Edge = 'own' | 'their';

/** The end of a move and its costs, V048. */
export interface EndedMove {
  readonly pose: SidePose;
  readonly hexes: number;
  /** The cue after drag and height, and after it has moved toward the pip. */
  readonly cue: number;
  readonly next: number;
  readonly stalls: boolean;
  readonly lands: 'no' | 'lands' | 'crashes';
  /** (V124) The machine is off the mats there, and out of the fight. */
  readonly over?: Edge;
  readonly test: boolean;
}

/** The same, with the shots that are open from there. */
export interface MoveEnd extends EndedMove {
  readonly shots: readonly { readonly target: string; readonly hexes: number; readonly aspect: Aspect }[];
}
