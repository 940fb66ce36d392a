import type { Wound } from '../../../campaign/aircrew.ts';
import type { Aircraft } from '../../../cards/printed/aircraft.ts';
import type { Firing, GunRounds } from '../../../cards/printed/hit-cards.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import type { GunState } from '../../../kit/fight/fight.ts';
import type { Doing, Out } from '../../../kit/fight/track-view.ts';
import type { Credit, Fate, GunsTold } from '../../../table/events/fight-events.ts';

/** The pilot's guns, which fire together, or the observer's. The ammo of Germans is not counted, rule 24. */
export interface Armament {
  readonly guns: GunState[];
  readonly rounds: GunRounds;
  ammo: number;
}

/** The observer's gun and his own Firing. */
export interface ObserverGun extends Armament {
  readonly firing: Firing;
}

/** A machine in a fight: its card, its crew, and the state of both. */
export interface FightingMachine {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly aircraft: string;
  readonly card: Aircraft;
  readonly skill: number;
  readonly firing: Firing;
  /** What Bravery lets one of our pilots do. Germans act by the tables. */
  readonly bravery: BraveryRow | undefined;
  readonly forward: Armament;
  readonly observer: ObserverGun | undefined;
  /** (11) The Air Flying Time that one of ours came with; that of Germans is not counted. */
  readonly aft: number;
  /** The observer is aboard and fit to fire. */
  observerFit: boolean;
  /** (25) The observer is aboard and alive, so he may be hit. */
  observerAlive: boolean;
  lameDuck: boolean;
  inFight: boolean;
  /** How it left the fight. */
  out: Out | undefined;
  /** (40) For a pilot who lost his nerve: who of his own side was still in the fight. */
  ranFrom: readonly string[] | undefined;
  fate: Fate;
  by: Credit | undefined;
  lameDuckNumber: number | undefined;
  readonly wounds: Wound[];
  /** (18) The bonus to its Initiative Number in the phase of its dive. */
  bonus: number;
  initiative: number;
  /** Free in this phase until it attacks, is attacked or acts otherwise. */
  doing: Doing;
  inDuel: boolean;
  /** (20) How many feet below the fight tied duels have drawn it. */
  below: number;
  /** It holds off until an enemy is on the track again, and is not asked before. */
  waits: boolean;
}

/** The Initiative Number before its roll; no roll gives it. */
export const UNROLLED = 0;

export const FREE: Doing = { is: 'free' };
export const SPENT: Doing = { is: 'spent' };

export const clearGuns = ({ guns }: Armament): number => guns.filter((gun) => gun === 'clear').length;

export const canFire = (armament: Armament): boolean => armament.ammo > 0 && armament.guns.includes('clear');

/** Whether the guns can still fire in this fight: clear now, or after clearing. */
export const mayYetFire = ({ guns, ammo }: Armament): boolean => ammo > 0 && guns.some((gun) => gun !== 'permanent');

/** Neither pilot nor observer can fire again in this fight. */
export const hasNoGunLeft = ({ forward, observer, observerFit }: FightingMachine): boolean =>
  !mayYetFire(forward) && !(observer && observerFit && mayYetFire(observer));

export const hasJam = ({ guns }: Armament): boolean => guns.includes('jammed');

export const gunsTold = ({ guns, ammo }: Armament, side: FightingMachine['side']): GunsTold =>
  side === 'allied' ? { states: guns.slice(), ammo } : { states: guns.slice() };
