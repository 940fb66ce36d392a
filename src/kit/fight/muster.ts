import type { Wound } from '../../campaign/aircrew.ts';
import type { CrewCareers } from '../../campaign/career.ts';
import type { FlyingMachine } from '../../campaign/mission-log.ts';
import { counterOf, germanId, numberOfGerman } from '../../cards/counters.ts';
import type { BraveryLetter, Firing, GunRounds } from '../../cards/printed/hit-cards.ts';
import { consult } from '../../cards/roll-table.ts';
import { cardOf, expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { Combatant, GunsTold } from '../../table/events/fight-events.ts';
import type { Side } from '../../table/sides.ts';
import type { Table } from '../../table/table.ts';
import { isAlive, isFit } from '../harm/aboard.ts';
import type { AlliedMachine, Fight } from './fight.ts';

/** A machine of either side as it goes into a fight. */
export interface Entrant {
  readonly id: string;
  readonly side: Side;
  readonly aircraft: string;
  readonly skill: number;
  readonly firing: Firing;
  /** Of one of ours; each game decides how brave the Germans are. */
  readonly bravery: BraveryLetter | undefined;
  /** The pilot has been hit in this mission, and worse than grazed. */
  readonly pilotHurt: boolean;
  /** Wounds of its men in this mission so far. */
  readonly wounds: readonly Wound[];
  readonly jasta11: boolean;
  /** The pilot's guns that may be fired at aircraft. */
  readonly forward: GunsTold;
  readonly rounds: GunRounds;
  /** The second man, while he can fire. */
  readonly observer: { readonly firing: Firing; readonly guns: GunsTold } | undefined;
  /** (25) A second man is aboard who may be hit. */
  readonly observerAlive: boolean;
  readonly lameDuck: boolean;
  /** (11) The Air Flying Time that one of ours came with; that of Germans is not counted. */
  readonly aft: number;
  readonly careers?: CrewCareers;
}

/**
 * Who goes into a fight, each side sorted by id, so that the order of lists has no effect. Reinforcements come after.
 */
export interface Muster {
  readonly fight: Fight;
  readonly allied: readonly Entrant[];
  readonly germans: Entrant[];
}

export function muster(fight: Fight, book: Rulebook): Muster {
  const met = germansJoining(fight.germans, fight, [], book);
  return {
    fight,
    allied: fight.allied.map((machine) => ourEntrant(machine, book)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    // (34) The Germans met are Lame Ducks before the first shot; reinforcements are not.
    germans: fight.crippled ? met.map((german) => ({ ...german, lameDuck: true })) : met,
  };
}

/** (7) One of ours by the Mission Log, for a fight. (32) Its load is a matter of the mission. */
export function machineForFight(machine: FlyingMachine, book: Rulebook): Omit<AlliedMachine, 'fights'> {
  const { id, aircraft, load, pilot, observer, forward, rear, lameDuck, wounds, aft, careers } = machine;
  const observerFit = isFit('observer', wounds, book);
  return {
    id,
    aircraft,
    skill: pilot.skill,
    firing: pilot.firing,
    bravery: pilot.bravery,
    rounds: load === 'buckingham' ? 'buckingham' : 'ordinary',
    forward,
    observer: observer && rear && observerFit ? { firing: observer.firing, gun: rear } : undefined,
    wounds,
    observerAlive: observer !== undefined && isAlive('observer', wounds),
    lameDuck: lameDuck !== undefined,
    aft,
    ...(careers && { careers }),
  };
}

const NO_GUNS: GunsTold = { states: [], ammo: 0 };

function ourEntrant(machine: AlliedMachine, book: Rulebook): Entrant {
  const { fights, forward, observer, wounds = [] } = machine;
  return {
    id: machine.id,
    side: 'allied',
    aircraft: machine.aircraft,
    skill: machine.skill,
    firing: machine.firing,
    bravery: machine.bravery,
    pilotHurt: !isFit('pilot', wounds, book),
    wounds,
    jasta11: false,
    forward: fights && forward ? gunsOf(forward) : NO_GUNS,
    rounds: machine.rounds,
    observer: observer && { firing: observer.firing, guns: gunsOf(observer.gun) },
    observerAlive: machine.observerAlive,
    lameDuck: machine.lameDuck,
    aft: machine.aft,
    ...(machine.careers && { careers: machine.careers }),
  };
}

const gunsOf = ({ state, ammo }: NonNullable<AlliedMachine['forward']>): GunsTold => ({ states: [state], ammo });

/** A machine as it came into the fight. */
export const entrantOf = (machine: string, { allied, germans }: Muster): Entrant =>
  expectDefined(
    [...allied, ...germans].find(({ id }) => id === machine),
    `${machine} among those who came`,
  );

/** (34) A Lame Duck comes with half of the damage that it can bear. */
export const borneBefore = ({ lameDuck }: Pick<Entrant, 'lameDuck'>, bears: number): number =>
  lameDuck ? Math.ceil(bears / 2) : 0;

/** A machine in a fight, and whether it is still in it. */
export interface Present {
  readonly id: string;
  readonly isIn: boolean;
}

/** (50) German numbers as machines, without those that are out of the game or in the fight already. */
function germansJoining(
  numbers: readonly number[],
  fight: Pick<Fight, 'barred'>,
  there: readonly Present[],
  book: Rulebook,
): Entrant[] {
  const present = [...there];
  const joining: Entrant[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const same = present.filter(({ id }) => numberOfGerman(id) === number);
    if (fight.barred.includes(number) || !mayJoin(number, same, book)) continue;
    const id = germanId(number, same.length);
    present.push({ id, isIn: true });
    joining.push(german(number, id, book));
  }
  return joining;
}

/**
 * (50) Ruling: a number in the fight does not join again. A number that has left may, because it stands for a type; a
 * named man never.
 */
const mayJoin = (number: number, same: readonly Present[], book: Rulebook): boolean =>
  counterOf(number, book).personal ? same.length === 0 : same.every(({ isIn }) => !isIn);

const FORWARD_GUNS = { none: 0, single: 1, twin: 2 } as const;
const CLEAR: GunsTold = { states: ['clear'] };

/** (16) One of the forty-one counters, with the guns of its Aircraft Card. (24) Its ammo is not counted. */
function german(number: number, id: string, book: Rulebook): Entrant {
  const { aircraft, skill, firing, observer, jasta11 } = counterOf(number, book);
  const { guns } = cardOf(aircraft, book);
  return {
    id,
    side: 'german',
    aircraft,
    skill,
    firing,
    bravery: undefined,
    pilotHurt: false,
    wounds: [],
    jasta11,
    forward: { states: Array(FORWARD_GUNS[guns.forward]).fill('clear') },
    rounds: 'ordinary',
    observer: observer && { firing: observer, guns: CLEAR },
    observerAlive: observer !== undefined,
    lameDuck: false,
    aft: Number.POSITIVE_INFINITY,
  };
}

/** (19) More Germans: the table says who; they come with this bonus (18). */
export function bringMore(met: Muster, there: readonly Present[], bonus: number, table: Table): Entrant[] {
  const { roll, row } = consult(table.book.enemyAircraftResponse.reinforcements, table);
  const joined = germansJoining(row.numbers, met.fight, there, table.book);
  met.germans.push(...joined);
  table.tell({ type: 'germans-joined', roll, bonus, germans: joined.map(combatantOf) });
  return joined;
}

/** Tells who meets whom. */
export function announce({ fight, allied, germans }: Muster, table: Table): void {
  const { system, altitude, dfd, over, dive } = fight;
  const sides = { allied: allied.map(combatantOf), germans: germans.map(combatantOf) };
  table.tell({ type: 'fight-began', system, altitude, dfd, over, ...(dive && { dive }), ...sides });
}

const combatantOf = ({ id, aircraft, skill, firing, observer, forward, lameDuck }: Entrant): Combatant => ({
  id,
  aircraft,
  skill,
  firing,
  ...(observer && { observer: observer.firing }),
  guns: { forward, ...(observer && { observer: observer.guns }) },
  lameDuck,
});
