import type { Wound } from '../../../campaign/aircrew.ts';
import { cardOf } from '../../../rulebook/aircraft-card.ts';
import type { Aircraft } from '../../../rulebook/cards/aircraft.ts';
import type { Firing, Rounds } from '../../../rulebook/cards/hit-cards.ts';
import type { BraveryRow } from '../../../rulebook/cards/pilot-skill-firing-and-bravery.ts';
import type { BraveryLetter } from '../../../rulebook/cards/ratings.ts';
import { counterOf } from '../../../rulebook/counters.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Combatant, Credit, Fate, GunsTold } from '../../../table/fights/fight-events.ts';
import type { Doing, Out } from '../../../table/fights/wings-over-france/track-view.ts';
import type { AlliedMachine, GunState } from '../fight.ts';

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
export interface Fighter {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly aircraft: string;
  readonly card: Aircraft;
  readonly skill: number;
  readonly firing: Firing;
  /** What his Bravery lets a pilot of ours do; the Germans are driven by the tables. */
  readonly bravery: BraveryRow | undefined;
  /** The number of a German counter. */
  readonly number: number | undefined;
  readonly jasta11: boolean;
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
  /** He holds off until an enemy is on the track again, and is not asked before. */
  waits: boolean;
}

/** The Initiative Number before its roll; two dice never come to it. */
export const UNROLLED = 0;

export const FREE: Doing = { is: 'free' };
export const SPENT: Doing = { is: 'spent' };

type Known =
  | 'id'
  | 'side'
  | 'aircraft'
  | 'card'
  | 'skill'
  | 'firing'
  | 'bravery'
  | 'number'
  | 'jasta11'
  | 'forward'
  | 'observer'
  | 'observerAlive'
  | 'lameDuck'
  | 'aft';

/**
 * A machine as it comes into a fight. Written out field by field: spread, it would cost more than the phase it flies.
 */
function comingIn(known: Pick<Fighter, Known>): Fighter {
  return {
    id: known.id,
    side: known.side,
    aircraft: known.aircraft,
    card: known.card,
    skill: known.skill,
    firing: known.firing,
    bravery: known.bravery,
    number: known.number,
    jasta11: known.jasta11,
    forward: known.forward,
    observer: known.observer,
    aft: known.aft,
    observerFit: known.observer !== undefined,
    observerAlive: known.observerAlive,
    lameDuck: known.lameDuck,
    inFight: true,
    out: undefined,
    fate: 'unharmed',
    by: undefined,
    lameDuckNumber: undefined,
    wounds: [],
    bonus: 0,
    initiative: UNROLLED,
    doing: FREE,
    inDuel: false,
    waits: false,
  };
}

/** (9) One of ours with its Aircraft Card. */
export function alliedFighter(machine: AlliedMachine, book: Rulebook): Fighter {
  const { id, aircraft, skill, firing, bravery, lameDuck, forward, rounds, observer, observerAlive, aft } = machine;
  const usable = forward && machine.fights ? [forward.state] : [];
  return comingIn({
    id,
    side: 'allied',
    aircraft,
    card: cardOf(aircraft, book),
    skill,
    firing,
    bravery: braveryOf(bravery, book),
    number: undefined,
    jasta11: false,
    forward: { guns: usable, rounds, ammo: forward?.ammo ?? 0 },
    observer: observer && {
      guns: [observer.gun.state],
      rounds: 'ordinary',
      ammo: observer.gun.ammo,
      firing: observer.firing,
    },
    observerAlive,
    lameDuck,
    aft,
  });
}

/** (16) One of the forty-one with its Aircraft Card. */
export function germanFighter(number: number, id: string, book: Rulebook): Fighter {
  const counter = counterOf(number, book);
  const card = cardOf(counter.aircraft, book);
  return comingIn({
    id,
    side: 'german',
    aircraft: counter.aircraft,
    card,
    skill: counter.skill,
    firing: counter.firing,
    bravery: undefined,
    number,
    jasta11: counter.jasta11,
    forward: { guns: gunsOf(card), rounds: 'ordinary', ammo: Number.POSITIVE_INFINITY },
    observer: counter.observer && {
      guns: ['clear'],
      rounds: 'ordinary',
      ammo: Number.POSITIVE_INFINITY,
      firing: counter.observer,
    },
    observerAlive: counter.observer !== undefined,
    lameDuck: false,
    aft: Number.POSITIVE_INFINITY,
  });
}

/** (7) The letter of the Mission Log on the Pilot Skill, Firing and Bravery card. */
function braveryOf(bravery: BraveryLetter, { pilotSkillFiringAndBravery }: Rulebook): BraveryRow {
  const row = pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === bravery);
  return promised(row, `Bravery ${bravery}`);
}

const FORWARD_GUNS = { none: 0, single: 1, twin: 2 } as const;

const gunsOf = ({ guns }: Aircraft): GunState[] => Array(FORWARD_GUNS[guns.forward]).fill('clear');

export const clearGuns = ({ guns }: Armament): number => guns.filter((gun) => gun === 'clear').length;

export const canFire = (armament: Armament): boolean => armament.ammo > 0 && armament.guns.includes('clear');

/** Whether the guns may yet fire in this fight: clear now, or to be cleared. */
export const mayYetFire = ({ guns, ammo }: Armament): boolean => ammo > 0 && guns.some((gun) => gun !== 'permanent');

/** Neither pilot nor observer may yet fire in this fight. */
export const hasNoGunLeft = ({ forward, observer, observerFit }: Fighter): boolean =>
  !mayYetFire(forward) && !(observer && observerFit && mayYetFire(observer));

export const hasJam = ({ guns }: Armament): boolean => guns.includes('jammed');

export const combatantOf = ({
  id,
  side,
  aircraft,
  skill,
  firing,
  observer,
  forward,
  lameDuck,
}: Fighter): Combatant => ({
  id,
  aircraft,
  skill,
  firing,
  ...(observer && { observer: observer.firing }),
  guns: { forward: gunsTold(forward, side), ...(observer && { observer: gunsTold(observer, side) }) },
  lameDuck,
});

export const gunsTold = ({ guns, ammo }: Armament, side: Fighter['side']): GunsTold => ({
  states: [...guns],
  ...(side === 'allied' && { ammo }),
});
