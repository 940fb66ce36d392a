import type { Side } from '../../../table/sides.ts';
import type { Aspect, OptionName, SkillMark } from '../cards/marks-of-combat.ts';
import type { Aim, TargetKind } from '../cards/mission-names.ts';
import type { Sky } from '../cards/side-scenario.ts';

/** (V029) How a machine's nose lies: shallow points to a vertex of its hex, hard to a side. */
export type Attitude = 'level' | 'shallow-climb' | 'hard-climb' | 'shallow-dive' | 'hard-dive';

/** Where a machine is and where it points: a quarter of a hex is one of `x`, half a level one of `y`; east is 1. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: 1 | -1;
  readonly attitude: Attitude;
}

/** What became of a machine that flies no more. */
export type HowOut =
  | 'left-by-own-edge'
  | 'left-by-their-edge'
  | 'left-below'
  | 'landed'
  | 'crashed'
  | 'cracked-up'
  | 'exploded';

const LEFT: readonly (HowOut | undefined)[] = ['left-by-own-edge', 'left-by-their-edge', 'left-below'];

/** Whether a machine flew out of the fight, over whichever edge of it. */
export const hasLeft = (out: HowOut | undefined): boolean => LEFT.includes(out);

/** Why nobody steers it, V067. */
type Falling = 'no' | 'stall' | 'leaf' | 'pilot-dead' | 'crack-up';

export type Health = 'well' | 'wounded' | 'dead';

export interface GunState {
  readonly mount: 'fixed' | 'flexible';
  /** Firings left on the plate in use, and the plates behind it, V083. */
  left: number;
  plates: number[];
  jammed: boolean;
}

/** A gun of a machine, that hit another. */
export interface HitBy {
  readonly machine: string;
  readonly mount: GunState['mount'];
}

/** All that there is to know of a machine in the fight: plain data. */
export interface FightingMachine {
  readonly id: string;
  readonly side: Side;
  readonly dashboard: string;
  readonly skill: SkillMark;
  /** What his Firing adds to the colour of his die. */
  readonly aim: number;
  /** What the gunner's own Firing adds to his: (V081) he is an Expert, whatever his pilot is. */
  readonly gunnerAim: number;
  /** By his Bravery: how much of a risk he takes, from -2 to 2. */
  readonly nerve: number;
  readonly ceiling: number;
  pose: Pose;
  /** Where it began the turn: the position marker, V008. */
  start: Pose;
  cue: number;
  pip: number;
  /** (V019) The throttle as the other side knows it: that of her last move. */
  pipShown: number;
  guns: GunState[];
  structure: number;
  ailerons: number;
  elevators: number;
  rudder: number;
  engine: number;
  tank: 'whole' | 'punctured';
  pilot: Health;
  /** (V107) The men behind the flexible guns, one to each in their order. */
  gunners: Health[];
  /** (32) Its fixed guns are loaded with Buckingham, and jam more often. */
  buckingham: boolean;
  /** Turns until the engine stops, V099; 0 when it has. */
  leak: number | undefined;
  burning: boolean;
  falling: Falling;
  /** (V101) There is oil on his goggles: in this turn he flies level. */
  goggles: boolean;
  /** (V101) It has come in this turn, whether he has moved in it or not, and is for the next. */
  oiled: boolean;
  bombs: boolean;
  /** Enemies and targets that it has in sight, by their names. */
  seen: string[];
  /** The manoeuvre flown this turn, as it was chosen. */
  flew: string;
  /** (V058) (V061) (V062) It shook off who was behind. */
  shook: boolean;
  /** Guns that have fired this turn, by their places. */
  fired: number[];
  /** (V107) Its gunner aims the bombs. */
  bombing: boolean;
  /** The last gun of a machine that hit it, or whose fire bit it; of one whose pilot is dead, who killed him. */
  hitBy: HitBy | undefined;
  /** Whose hit it leaks by, and stops. */
  holedBy: HitBy | undefined;
  /** Whose fire it burns by. */
  litBy: HitBy | undefined;
  out: HowOut | undefined;
  outTurn: number | undefined;
}

/** Which of the gunners works a gun: each has one of those that are not fixed, in their order. */
export const seatAt = ({ guns }: Pick<SeenGuns, 'guns'>, gun: number): number =>
  guns.slice(0, gun).filter(({ mount }) => mount === 'flexible').length;

/** How he is who works a gun: the pilot, or a gunner; nobody, where his seat is empty. */
export const handsAt = (machine: SeenGuns, gun: number): Health | undefined =>
  machine.guns[gun]?.mount === 'fixed' ? machine.pilot : machine.gunners[seatAt(machine, gun)];

interface SeenGuns {
  readonly guns: readonly Pick<GunState, 'mount'>[];
  readonly pilot: Health;
  readonly gunners: readonly Health[];
}

/** A thing on the ground, or a balloon. */
export interface TargetState {
  readonly id: string;
  readonly kind: TargetKind;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  damage: number;
  destroyed: boolean;
}

/** What one side knows of a machine. Of one that nobody has in sight there is only where it is, V079. */
export type SeenMachine =
  | ({ readonly known: true } & Readonly<Omit<FightingMachine, 'seen'>> & { readonly seen: readonly string[] })
  | {
      readonly known: false;
      readonly id: string;
      readonly side: Side;
      readonly pose: Pose;
      readonly out: HowOut | undefined;
    };

/** What a side has come for, and how far it has got. */
export interface SideMission {
  readonly aim: Aim;
  /** Turns of direction, or a bit for each machine that has its photograph. */
  progress: number;
  done: boolean;
}

/** The fight as one side may see it. */
export interface SideView {
  /** Its own. */
  readonly mission: Readonly<SideMission>;
  readonly turn: number;
  readonly turns: number;
  readonly hexes: number;
  readonly floor: 'ground' | 'air';
  readonly sky: Sky;
  readonly options: readonly OptionName[];
  readonly machines: readonly SeenMachine[];
  /** (V079) One of its own is to the other side a counter without a type still. */
  readonly hides: boolean;
  readonly targets: readonly TargetState[];
  /** Hexes in the middle of the megahexes under fire from the ground, V010. */
  readonly flak: readonly { readonly x: number; readonly y: number }[];
}

/** A shot that is open, with the colour of its die. */
export interface OpenShot {
  readonly target: string;
  readonly gun: number;
  readonly hexes: number;
  readonly aspect: Aspect;
  readonly die: string;
}

/** Whose edge of the mats it is: one's own, or that of the others. */
export type Edge = 'own' | 'their';

/** How a move would end, and what it costs, V048. */
export interface Ended {
  readonly pose: Pose;
  readonly hexes: number;
  /** The cue once drag and height are reckoned, and once it has moved toward the pip. */
  readonly cue: number;
  readonly next: number;
  readonly stalls: boolean;
  readonly lands: 'no' | 'lands' | 'crashes';
  /** (V124) She is off the mats there, and out of the fight. */
  readonly over?: Edge;
  readonly test: boolean;
}

/** The same with the shots that are open from there. */
export interface MoveEnd extends Ended {
  readonly shots: readonly { readonly target: string; readonly hexes: number; readonly aspect: Aspect }[];
}
