import type { GameName } from '../cards/games.ts';
import type { Zone } from '../cards/ground.ts';
import type { HexId } from '../cards/hexes.ts';
import type { GunsPresent } from '../cards/printed/archie-and-machine-gun.ts';
import type { BraveryLetter, Firing } from '../cards/printed/hit-cards.ts';
import type { Trend } from '../cards/printed/weather-effects.ts';
import type { FateOfMan, NamedGunner, NamedMan, Wound } from './aircrew.ts';
import type { CrewCareers } from './career.ts';
import type { DoneSoFar } from './done.ts';

/** A gun, with the units of ammo left, rule 32. */
export interface Gun {
  readonly state: 'clear' | 'jammed' | 'permanent';
  readonly ammo: number;
}

/** (33) The damage of a Lame Duck, as long as it has to be checked. */
export interface LameDuck {
  readonly number: number;
  readonly climbs: boolean;
  /** The days out of action after today, once it is home. */
  readonly repair: number;
  /**
   * (21) After engine trouble of its own: whether it flies home, or has not decided yet. Any other Lame Duck flies to
   * the nearest field.
   */
  readonly heads?: 'open' | 'home' | 'nearest';
}

/** (7) A machine in the air and its crew, as the Mission Log has them. */
export interface FlyingMachine {
  /** The number of the machine: B1. */
  readonly id: string;
  readonly aircraft: string;
  readonly role: 'fighter' | 'two-seater';
  readonly pilot: NamedMan & { readonly skill: number; readonly firing: Firing; readonly bravery: BraveryLetter };
  readonly observer: NamedGunner | undefined;
  /** The careers of its men, in a campaign with careers. */
  readonly careers?: CrewCareers;
  /** (32) What the forward gun, or the struts, are loaded with. */
  readonly load: 'ordinary' | 'buckingham' | 'rockets';
  /** Air Flying Time left, rule 10. */
  aft: number;
  forward: Gun | undefined;
  rear: Gun | undefined;
  /** Rockets left of the eight. */
  rockets: number;
  /** Pounds of bombs, or of other loads to drop. */
  bombs: number;
  /** The quality of each exposed plate that is not spoiled. */
  plates: string[];
  /** (33) Its Lame Duck damage, as long as it has to be checked. */
  lameDuck: LameDuck | undefined;
  /** (34) The height to which it has sunk, while the others have not been asked yet whether they go with it. */
  sunkTo?: number | undefined;
  /** Days in the workshop after the return, for damage that does not cripple. */
  repair: number;
  /** Its men wounded in the air. */
  readonly wounds: Wound[];
}

/** The weather over a party in the air, rule 12. */
export interface Weather {
  number: number;
  readonly trend: Trend;
}

/** Each party has its own copy, because the weather may change over one only. */
export const copyOf = ({ number, trend }: Weather): Weather => ({ number, trend });

/** (12) (14) A turn under way: the Weather Change Check has been made. */
export interface TurnBegun {
  /** The height at which it began. */
  readonly from: number;
  mayChangeHeight: boolean;
  /** It is spent over the hex. */
  stays?: boolean;
}

/** Machines that fly together: the flight, those detached from it, or a single Straggler. */
export interface Party {
  /** Its purpose: the mission with its special activities, or only the way home. */
  readonly errand: 'mission' | 'home';
  machines: FlyingMachine[];
  /** Machines Driven Off, which rejoin at the end of the turn, rule 26. */
  away: FlyingMachine[];
  /** Lame Ducks that the whole party escorts home, rule 34. */
  readonly escorted: string[];
  hex: HexId;
  /** The hex from which it entered this one; heavy hex-sides depend on it, rule 42. */
  cameFrom: HexId;
  /** In feet; 0 is Tree-Top. */
  altitude: number;
  /** (15) Turns in succession in which the guns of this hex have fired at it. */
  underFire: number;
  readonly weather: Weather;
  /** The current turn, until its end. A machine that leaves the party takes the rest of the turn along. */
  turn: TurnBegun | undefined;
}

/** The fate of a machine that flew. */
export type Homecoming =
  | { readonly machine: string; readonly end: 'home' }
  | { readonly machine: string; readonly end: 'emergency-field'; readonly field: string }
  | { readonly machine: string; readonly end: 'down'; readonly hex: HexId; readonly fate: 'lost' | number };

/** An item of a mission's Victory Points, rule 43, with its reason. */
export interface Score {
  readonly points: number;
  readonly why: ScoreReason;
  /** The machine or the man that it is for. */
  readonly who?: string;
  /** The reason in the words of the cards: a target, the quality of a plate, the type of an enemy. */
  readonly what?: string;
  /** Where an enemy was met. */
  readonly where?: HexId;
}

export const pointsOf = (scores: readonly Score[]): number => scores.reduce((sum, { points }) => sum + points, 0);

/** The reasons for points of special activities. */
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

/** (7) The Mission Log: everything that a mission records while it is flown. */
export interface MissionLog {
  readonly day: number;
  /** How its Dog-Fights are fought. */
  readonly system: GameName;
  /** The id of its Mission Briefing Manual. */
  readonly mission: string;
  readonly zones: readonly Zone[];
  /** Its target on the map, where its manual requires one. */
  readonly target: string | undefined;
  /** (42) Results of the search for guns, by hex. */
  readonly guns: Map<HexId, GunsPresent>;
  /** (15) The squares of the Archie grid on which the machines were last placed. */
  placing: Readonly<Record<string, number>>;
  /** (6) The Commanding Officer, where the squadron has one, whether he flies or not. */
  readonly commandingOfficer?: string;
  /** (50) German numbers that cannot be met again on this mission. */
  readonly barred: number[];
  /** Ours: how many fewer of Jasta 11 are met, because of a special task. */
  readonly fewerOfJasta11?: number;
  /** Who took off in which machine. */
  readonly crews: readonly {
    readonly machine: string;
    readonly pilot: string;
    readonly observer: string | undefined;
  }[];
  /** (45) Who fired, in the air or at the ground. */
  readonly fired: string[];
  /** The Dog-Fights of the mission: the machines of each, and whether Jasta 11 was there. */
  readonly fights: {
    readonly machines: readonly string[];
    readonly jasta11: boolean;
    /** (40) Machines whose pilots lost their nerve, and who of ours was still in the fight. */
    readonly fled?: readonly { readonly machine: string; readonly left: readonly string[] }[];
    /**
     * (C123) Who brought an enemy down or forced one home, and whether one brought down had been forced home before.
     */
    readonly deeds?: readonly FightDeed[];
    /** (C059) Men whose scarf was shot through, once for each time. */
    readonly lucky?: readonly string[];
    /** (C129) Re-rolls that our side had left at its end. */
    readonly reRolls?: number;
  }[];
  /** (29) The fates of Germans who are brought down are rolled. */
  readonly followsGermans: boolean;
  /** (50) The Red Baron was put out of the game for good. */
  redBaronGone: boolean;
  /** Machines on their own way home, played when the mission is over, rule 36. */
  readonly stragglers: Party[];
  readonly homecomings: Homecoming[];
  /** Machines that have landed on one of our fields, in order. */
  readonly landed: FlyingMachine[];
  /** (44) Machines that landed undamaged in a field on our side: what they carry comes home by road. */
  readonly inFields: FlyingMachine[];
  /** The fates of men who were hit, or did not come home. */
  readonly fates: FateOfMan[];
  readonly scores: Score[];
  /**
   * (6) (43) Whether the flight has been over a hex of its work, and whether the weather prevented the work on the way.
   */
  reached: boolean;
  weatheredOut: boolean;
  /** Nobody is left who could do the mission's work: only the way home remains. */
  pastDoing: boolean;
  /** The results of the special activities so far. */
  readonly done: DoneSoFar;
}

/** (C123) A deed in the air that earns experience. */
export interface FightDeed {
  readonly airman: string;
  readonly deed: 'victory' | 'victory-forced-home' | 'forced-home';
}

/** (44) The share of a balloon on the record of each pilot who hit it. Ruling: of several each has half. */
export const balloonShare = (men: number): number => (men > 1 ? 0.5 : 1);

/** (43) The days that a machine must spend in the workshop for what the enemy has done to it. */
export const daysInShop = ({ repair, lameDuck }: FlyingMachine): number => Math.max(repair, lameDuck?.repair ?? 0);

/** Neither damaged nor a Lame Duck. */
export const isWhole = ({ repair, lameDuck }: FlyingMachine): boolean => repair === 0 && lameDuck === undefined;

/** The machine in the party with the least Air Flying Time decides how long all can stay together, rule 10. */
export function aftOf(machines: readonly FlyingMachine[]): number {
  let least = Infinity;
  for (const { aft } of machines) least = Math.min(least, aft);
  return least;
}

export const isFighter = ({ role }: FlyingMachine): boolean => role === 'fighter';
