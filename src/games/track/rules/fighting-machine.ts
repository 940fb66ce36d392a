import type { Wound } from '../../../campaign/aircrew.ts';
import type { Aircraft } from '../../../cards/printed/aircraft.ts';
import type { Firing, Rounds } from '../../../cards/printed/hit-cards.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import type { GunState } from '../../../kit/fight/fight.ts';
import type { Doing, Out } from '../../../kit/fight/track-view.ts';
import type { Credit, Fate, GunsTold } from '../../../table/events/fight-events.ts';

/** The pilot's guns, which fire together, or the observer's. Germans do not count their ammo, rule 24. */
export interface Armament {
  readonly guns: GunState[];
  readonly rounds: Rounds;
  ammo: number;
}

/** The observer's gun and his own Firing. */
export interface Observer extends Armament {
  readonly firing: Firing;
}

/** A machine in a fight: its card, its crew, and what has become of both so far. */
export interface FightingMachine {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly aircraft: string;
  readonly card: Aircraft;
  readonly skill: number;
  readonly firing: Firing;
  /** What his Bravery lets a pilot of ours do; the Germans are driven by the tables. */
  readonly bravery: BraveryRow | undefined;
  readonly forward: Armament;
  readonly observer: Observer | undefined;
  /** (11) The Air Flying Time that one of ours came with; the Germans' is not counted. */
  readonly aft: number;
  /** The observer is aboard and unhurt enough to fire. */
  observerFit: boolean;
  /** (25) He is aboard, and a bullet may find him. */
  observerAlive: boolean;
  lameDuck: boolean;
  inFight: boolean;
  /** How it left the fight. */
  out: Out | undefined;
  /** (40) Of one whose pilot lost his nerve: who of his own side was still in it. */
  ranFrom: readonly string[] | undefined;
  fate: Fate;
  by: Credit | undefined;
  lameDuckNumber: number | undefined;
  readonly wounds: Wound[];
  /** (18) What is added to its Initiative Number in the phase of its dive. */
  bonus: number;
  initiative: number;
  /** Free in this phase until it attacks, is attacked or acts in another way. */
  doing: Doing;
  inDuel: boolean;
  /** (20) By how many feet tied duels have drawn it below the fight. */
  below: number;
  /** He holds off until an enemy is on the track again, and is not asked before. */
  waits: boolean;
}

/** The Initiative Number before its roll; two dice never come to it. */
export const UNROLLED = 0;

export const FREE: Doing = { is: 'free' };
export const SPENT: Doing = { is: 'spent' };

export const clearGuns = ({ guns }: Armament): number => guns.filter((gun) => gun === 'clear').length;

export const canFire = (armament: Armament): boolean => armament.ammo > 0 && armament.guns.includes('clear');

/** Whether the guns may yet fire in this fight: clear now, or to be cleared. */
export const mayYetFire = ({ guns, ammo }: Armament): boolean => ammo > 0 && guns.some((gun) => gun !== 'permanent');

/** Neither pilot nor observer may yet fire in this fight. */
export const hasNoGunLeft = ({ forward, observer, observerFit }: FightingMachine): boolean =>
  !mayYetFire(forward) && !(observer && observerFit && mayYetFire(observer));

export const hasJam = ({ guns }: Armament): boolean => guns.includes('jammed');

export const gunsTold = ({ guns, ammo }: Armament, side: FightingMachine['side']): GunsTold =>
  side === 'allied' ? { states: guns.slice(), ammo } : { states: guns.slice() };
