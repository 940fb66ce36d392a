import { counterOf, germanId } from '../../../rulebook/counters.ts';
import type { EscapeReason } from '../../../table/fights/wings-over-france/combat-events.ts';
import type { Out } from '../../../table/fights/wings-over-france/track-view.ts';
import type { Table } from '../../../table/table.ts';
import type { Fight } from '../fight.ts';
import { alliedFighter, type Fighter, germanFighter } from './fighter.ts';

/** (20) A Personal Duel: two machines that fight each other alone, at a height of their own. */
export interface PersonalDuel {
  readonly allied: Fighter;
  readonly german: Fighter;
  altitude: number;
}

/** A fight under way. */
export interface Battle {
  readonly fight: Fight;
  readonly allied: Fighter[];
  readonly germans: Fighter[];
  /** How many of each side are still in the fight. */
  readonly left: { allied: number; german: number };
  duels: PersonalDuel[];
  phase: number;
  altitude: number;
  dfd: number;
}

/** (17) Sets the machines out. They stand by their ids, so that the order of a list never moves a die. */
export function setOut(fight: Fight, table: Table): Battle {
  const { altitude, dfd } = fight;
  const allied = fight.allied.map((machine) => alliedFighter(machine, table.book)).toSorted(byId);
  const battle: Battle = {
    fight,
    allied,
    germans: [],
    left: { allied: allied.length, german: 0 },
    duels: [],
    phase: 0,
    altitude,
    dfd,
  };
  const met = joinGermans(battle, fight.germans, table);
  if (fight.crippled) for (const german of met) german.lameDuck = true;
  return battle;
}

/** (50) Brings German numbers into the fight, but for those that are out of the game or in the fight already. */
export function joinGermans(battle: Battle, numbers: readonly number[], table: Table): Fighter[] {
  const joining: Fighter[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    if (!mayJoin(number, battle, table)) continue;
    const fighter = germanFighter(number, idFor(number, battle), table.book);
    battle.germans.push(fighter);
    joining.push(fighter);
  }
  battle.left.german += joining.length;
  return joining;
}

/**
 * (50) Ruling: a number that is in the fight does not join it again; out of it, it may, for it is a type; a man never.
 */
function mayJoin(number: number, { fight, germans }: Battle, { book }: Table): boolean {
  if (fight.barred.includes(number)) return false;
  const met = germans.filter((german) => german.number === number);
  return counterOf(number, book).personal ? met.length === 0 : met.every(({ inFight }) => !inFight);
}

const idFor = (number: number, { germans }: Battle): string =>
  germanId(number, germans.filter((german) => german.number === number).length);

/** Takes a machine out of the fight; it never comes back in. */
export function takeOut(fighter: Fighter, out: Out, battle: Battle): void {
  fighter.inFight = false;
  fighter.out = out;
  battle.left[fighter.side] -= 1;
}

/** (40) A machine leaves of its own will. */
export function makeEscape(fighter: Fighter, why: EscapeReason, battle: Battle, table: Table): void {
  takeOut(fighter, 'escaped', battle);
  table.tell({ type: 'escaped', machine: fighter.id, why });
}

/** (19) One side has nobody left: nothing more is thrown or asked. */
export const isOver = ({ left }: Battle): boolean => left.allied === 0 || left.german === 0;

/** (40) He is left on the track with no enemy on it: those that remain are all held in the Personal Duels of others. */
export function isIdle({ side, inDuel }: Fighter, { allied, germans }: Battle): boolean {
  const enemies = side === 'allied' ? germans : allied;
  return !inDuel && enemies.every((enemy) => !enemy.inFight || enemy.inDuel);
}

/** Whether they have at least so many machines in the fight to each of ours as the Bravery card calls outnumbered. */
export function isOutnumbered({ left }: Battle, { book }: Table): boolean {
  return left.german >= left.allied * book.pilotSkillFiringAndBravery.outnumbered.enemiesToEachOfUs;
}

const byId = (a: Fighter, b: Fighter): number => (a.id < b.id ? -1 : 1);
