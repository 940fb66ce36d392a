import type { BraveryLetter } from '../../../cards/printed/hit-cards.ts';
import type { BraveryRow } from '../../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { cardOf, expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Fight } from '../../../kit/fight/fight.ts';
import type { Entrant, Muster } from '../../../kit/fight/muster.ts';
import type { Out } from '../../../kit/fight/track-view.ts';
import type { GunsTold } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { EscapeReason } from '../table/combat-events.ts';
import { type FightingMachine, FREE, UNROLLED } from './fighting-machine.ts';

/** (9) (16) A machine as it comes into a fight. Each field is written out: a spread costs more than a whole phase. */
function machineFrom(entrant: Entrant, book: Rulebook): FightingMachine {
  const { aircraft, bravery, forward, observer, rounds } = entrant;
  return {
    id: entrant.id,
    side: entrant.side,
    aircraft,
    card: cardOf(aircraft, book),
    skill: entrant.skill,
    firing: entrant.firing,
    bravery: bravery && braveryOf(bravery, book),
    forward: { guns: [...forward.states], rounds, ammo: ammoOf(forward) },
    observer: observer && {
      guns: [...observer.guns.states],
      rounds: 'ordinary',
      ammo: ammoOf(observer.guns),
      firing: observer.firing,
    },
    aft: entrant.aft,
    observerFit: observer !== undefined,
    observerAlive: entrant.observerAlive,
    lameDuck: entrant.lameDuck,
    inFight: true,
    out: undefined,
    ranFrom: undefined,
    fate: 'unharmed',
    by: undefined,
    lameDuckNumber: undefined,
    wounds: [],
    bonus: 0,
    initiative: UNROLLED,
    doing: FREE,
    inDuel: false,
    below: 0,
    waits: false,
  };
}

/** (7) The row of the Pilot Skill, Firing and Bravery card for the letter in the Mission Log. */
function braveryOf(bravery: BraveryLetter, { pilotSkillFiringAndBravery }: Rulebook): BraveryRow {
  const row = pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === bravery);
  return expectDefined(row, `Bravery ${bravery}`);
}

/** (24) Ammo that is not counted never ends. */
const ammoOf = ({ ammo = Number.POSITIVE_INFINITY }: GunsTold): number => ammo;

/** (20) A Personal Duel: two machines that fight each other alone, at a height of their own. */
export interface PersonalDuel {
  readonly allied: FightingMachine;
  readonly german: FightingMachine;
  altitude: number;
}

/** A fight under way. */
export interface Battle {
  readonly met: Muster;
  readonly fight: Fight;
  readonly allied: FightingMachine[];
  readonly germans: FightingMachine[];
  /** The number of each side still in the fight. */
  readonly left: { allied: number; german: number };
  duels: PersonalDuel[];
  phase: number;
  altitude: number;
  dfd: number;
}

/** (17) Sets up the machines, sorted by id, so that the order of a list never changes a result. */
export function setOut(met: Muster, book: Rulebook): Battle {
  const { fight, allied, germans } = met;
  const { altitude, dfd } = fight;
  const battle: Battle = {
    met,
    fight,
    allied: allied.map((entrant) => machineFrom(entrant, book)),
    germans: [],
    left: { allied: allied.length, german: 0 },
    duels: [],
    phase: 0,
    altitude,
    dfd,
  };
  join(germans, battle, book);
  return battle;
}

/** Brings Germans into the fight. */
export function join(germans: readonly Entrant[], battle: Battle, book: Rulebook): FightingMachine[] {
  const joining = germans.map((entrant) => machineFrom(entrant, book));
  battle.germans.push(...joining);
  battle.left.german += joining.length;
  return joining;
}

/** Takes a machine out of the fight for good. */
export function takeOut(machine: FightingMachine, out: Out, battle: Battle): void {
  machine.inFight = false;
  machine.out = out;
  battle.left[machine.side] -= 1;
}

/** (40) A machine leaves by its own choice. */
export function makeEscape(machine: FightingMachine, why: EscapeReason, battle: Battle, table: Table): void {
  takeOut(machine, 'escaped', battle);
  if (why === 'bravery' && machine.side === 'allied')
    machine.ranFrom = battle.allied.filter(({ inFight }) => inFight).map(({ id }) => id);
  table.tell({ type: 'escaped', machine: machine.id, why });
}

/** (19) One side has nobody left: nothing more is rolled or asked. */
export const isOver = ({ left }: Battle): boolean => left.allied === 0 || left.german === 0;

/**
 * (40) The machine is on the track without an enemy on it: all remaining enemies are in the Personal Duels of others.
 */
export function isIdle({ side, inDuel }: FightingMachine, { allied, germans }: Battle): boolean {
  const enemies = side === 'allied' ? germans : allied;
  return !inDuel && enemies.every((enemy) => !enemy.inFight || enemy.inDuel);
}

/** Whether the enemy has as many machines to each of ours as the Bravery card calls outnumbered. */
export function isOutnumbered({ left }: Battle, { book }: Table): boolean {
  return left.german >= left.allied * book.pilotSkillFiringAndBravery.outnumbered.enemiesToEachOfUs;
}
