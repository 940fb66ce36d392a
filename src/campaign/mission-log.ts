import type { GameName } from '../cards/games.ts';
import type { Zone } from '../cards/ground.ts';
import type { HexId } from '../cards/hexes.ts';
import type { GunsPresent } from '../cards/printed/archie-and-machine-gun.ts';
import type { BraveryLetter, Firing } from '../cards/printed/hit-cards.ts';
import type { Trend } from '../cards/printed/weather-effects.ts';
import type { FateOfMan, NamedGunner, NamedMan, Wound } from './aircrew.ts';
import type { CrewCareers } from './career.ts';
import type { Done } from './done.ts';

/** A gun, with the units of ammo that it has left, rule 32. */
export interface Gun {
  readonly state: 'clear' | 'jammed' | 'permanent';
  readonly ammo: number;
}

/** (33) What cripples a machine, as long as it has to be checked for. */
export interface LameDuck {
  readonly number: number;
  readonly climbs: boolean;
  /** The days after today for which it is out of action, once it is home. */
  readonly repair: number;
  /**
   * (21) After engine trouble of its own: whether it makes for home, or is not yet decided. Any other makes for the
   * nearest field.
   */
  readonly heads?: 'open' | 'home' | 'nearest';
}

/** (7) A machine in the air and her crew, as the Mission Log has them. */
export interface FlyingMachine {
  /** The number on her side: B1. */
  readonly id: string;
  readonly aircraft: string;
  readonly role: 'fighter' | 'two-seater';
  readonly pilot: NamedMan & { readonly skill: number; readonly firing: Firing; readonly bravery: BraveryLetter };
  readonly observer: NamedGunner | undefined;
  /** What her men have made of themselves, in a campaign with careers. */
  readonly careers?: CrewCareers;
  /** (32) What the forward gun, or the struts, are loaded with. */
  readonly load: 'ordinary' | 'buckingham' | 'rockets';
  /** Air Flying Time left to her, rule 10. */
  aft: number;
  forward: Gun | undefined;
  rear: Gun | undefined;
  /** Rockets left of the eight. */
  rockets: number;
  /** Pounds of bombs, or of whatever else she carries to drop. */
  bombs: number;
  /** The quality of each plate exposed and not spoiled. */
  plates: string[];
  /** (33) What cripples her, as long as she has to be checked for. */
  lameDuck: LameDuck | undefined;
  /** (34) The height to which she has given way, while those about her have not been asked whether they go with her. */
  sunkTo?: number | undefined;
  /** Days in the shop once she is home, for what is not enough to cripple her. */
  repair: number;
  /** Men of hers wounded in the air. */
  readonly wounds: Wound[];
}

/** The weather over a party in the air, rule 12. */
export interface Weather {
  number: number;
  readonly trend: Trend;
}

/** Each party has a weather of its own, for it changes over one and not over another. */
export const copyOf = ({ number, trend }: Weather): Weather => ({ number, trend });

/** (12) (14) A turn under way: the Weather Change Check has been made. */
export interface TurnBegun {
  /** The height at which it began. */
  readonly from: number;
  mayChangeHeight: boolean;
}

/** Machines that fly together: the flight, or those detached from it, or a Straggler alone. */
export interface Party {
  /** What it is about: the mission, with its special activities, or only the way home. */
  readonly errand: 'mission' | 'home';
  machines: FlyingMachine[];
  /** Machines Driven Off, which join up again at the end of the turn, rule 26. */
  away: FlyingMachine[];
  /** Lame Ducks that the whole party sees home, rule 34. */
  readonly escorted: string[];
  hex: HexId;
  /** The hex from which it came into this one; heavy hex-sides look at where one comes from, rule 42. */
  cameFrom: HexId;
  /** In feet; 0 is Tree-Top. */
  altitude: number;
  /** (15) Turns in a row that the guns of this hex have fired at it. */
  underFire: number;
  readonly weather: Weather;
  /** The turn that it is in, as far as its end; whoever leaves the party takes what is left of it along. */
  turn: TurnBegun | undefined;
}

/** What became of a machine that flew. */
export type Homecoming =
  | { readonly machine: string; readonly end: 'home' }
  | { readonly machine: string; readonly end: 'emergency-field'; readonly field: string }
  | { readonly machine: string; readonly end: 'down'; readonly hex: HexId; readonly fate: 'lost' | number };

/** One line of the Victory Points of a mission, rule 43, with its reason. */
export interface Score {
  readonly points: number;
  readonly why: ScoreReason;
  /** The machine or the man it is for. */
  readonly who?: string;
  /** What it is for, in the words of the cards: a target, the quality of a plate, the type of an enemy. */
  readonly what?: string;
  /** Where an enemy was met. */
  readonly where?: HexId;
}

export const pointsOf = (scores: readonly Score[]): number => scores.reduce((sum, { points }) => sum + points, 0);

/** What special activities earn their points for. */
const WORK_DONE = [
  'escort',
  'patrol',
  'ground-target',
  'trench-strafing',
  'balloon',
  'balloon-holed',
  'plates',
  'spotting',
  'bombing',
  'drop',
  'fetch',
] as const;
export type WorkDone = (typeof WORK_DONE)[number];

export const SCORE_REASONS = [
  'enemy-shot-down',
  'enemy-forced-down',
  'enemy-damaged',
  'machine-lost',
  'machine-damaged',
  'emergency-field',
  'forced-landing',
  'killed',
  'prisoner',
  'wounded',
  'commanding-officer-lost',
  'nothing-achieved',
  'not-flown',
  'special-task',
  ...WORK_DONE,
] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/** (7) The Mission Log: everything that a mission keeps of itself while it is flown. */
export interface MissionLog {
  readonly day: number;
  /** How its Dog-Fights are fought out. */
  readonly system: GameName;
  /** The Mission Briefing Manual's id. */
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** The target on the map that it is sent to, where its manual asks for one. */
  readonly target: string | undefined;
  /** (42) Guns found, and not found, by hex. */
  readonly guns: Map<HexId, GunsPresent>;
  /** (15) The squares of the Archie grid on which the machines were placed last. */
  placing: Readonly<Record<string, number>>;
  /** (6) The Commanding Officer, where the squadron has one, flies he or not. */
  readonly commandingOfficer?: string;
  /** (50) German numbers that cannot be met again on this mission. */
  readonly barred: number[];
  /** Ours: so many fewer of Jasta 11 are met, for what a special task has done to it. */
  readonly fewerOfJasta11?: number;
  /** Who took off in which machine. */
  readonly crews: readonly {
    readonly machine: string;
    readonly pilot: string;
    readonly observer: string | undefined;
  }[];
  /** (45) Who fired, in the air or at the ground. */
  readonly fired: string[];
  /** The Dog-Fights of the mission: which machines were in each, and whether Jasta 11 was there. */
  readonly fights: {
    readonly machines: readonly string[];
    readonly jasta11: boolean;
    /** (40) Machines whose pilots lost their nerve, and who of ours was still in the fight. */
    readonly fled?: readonly { readonly machine: string; readonly left: readonly string[] }[];
    /**
     * (C123) Who brought an enemy down, or forced one home, and whether one brought down had been forced home before.
     */
    readonly deeds?: readonly FightDeed[];
    /** (C059) Men whose scarf was shot through, each as often as it was. */
    readonly lucky?: readonly string[];
    /** (C129) Re-rolls that our side had left at its end. */
    readonly reRolls?: number;
  }[];
  /** (29) Whether the fates of Germans who are brought down are thrown for. */
  readonly followsGermans: boolean;
  /** (50) Whether the Red Baron was put out of the game for good. */
  redBaronGone: boolean;
  /** Machines on their own way home, resolved when the mission is done, rule 36. */
  readonly stragglers: Party[];
  readonly homecomings: Homecoming[];
  /** The machines that have landed on a field of ours, as they came home. */
  readonly landed: FlyingMachine[];
  /** (44) Machines put down without a scratch in a field on our side: what they carry comes home by road. */
  readonly inFields: FlyingMachine[];
  /** What became of men who were hit, or did not come home. */
  readonly fates: FateOfMan[];
  readonly scores: Score[];
  /**
   * (6) (43) Whether the flight has been over a hex in which its work may be done, and whether weather forbade the work
   * on the way.
   */
  reached: boolean;
  weatheredOut: boolean;
  /** Nobody is left who could do what it was sent to do: what remains is the way home. */
  pastDoing: boolean;
  /** What the special activities have achieved so far. */
  readonly done: Done;
}

/** (C123) A deed of the air that earns experience. */
export interface FightDeed {
  readonly airman: string;
  readonly deed: 'victory' | 'victory-forced-home' | 'forced-home';
}

/** (44) What a balloon counts on the record of each who has holed it. Ruling: of several each has half. */
export const balloonShare = (men: number): number => (men > 1 ? 0.5 : 1);

/** (43) The days that a machine must spend in the shop for what the enemy has done to her. */
export const daysInShop = ({ repair, lameDuck }: FlyingMachine): number => Math.max(repair, lameDuck?.repair ?? 0);

/** Neither damaged nor a Lame Duck. */
export const isWhole = ({ repair, lameDuck }: FlyingMachine): boolean => repair === 0 && lameDuck === undefined;

/** The machine in the party with the least Air Flying Time left decides how long all can stay together, rule 10. */
export function aftOf(machines: readonly FlyingMachine[]): number {
  let least = Infinity;
  for (const { aft } of machines) least = Math.min(least, aft);
  return least;
}

export const isFighter = ({ role }: FlyingMachine): boolean => role === 'fighter';
