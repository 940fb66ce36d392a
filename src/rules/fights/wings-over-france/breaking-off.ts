import { readBand } from '../../../rulebook/band.ts';
import { lookUp } from '../../../rulebook/roll-table.ts';
import { type Parts, sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import type { Fighter } from './fighter.ts';

type Unit = 'jasta-11' | 'others';

/** (19) After each phase the Germans may have had enough, Jasta 11 and the others each by themselves. */
export function decideBreakingOff(battle: Battle, table: Table): void {
  const decide = { 'the-card': throwFor, 'a-player': askFor }[battle.fight.germansLedBy];
  for (const unit of ['jasta-11', 'others'] as const) {
    const machines = battle.germans.filter(({ jasta11 }) => jasta11 === (unit === 'jasta-11'));
    if (machines.some(isFightingOn)) decide(unit, machines, battle, table);
  }
}

const isFightingOn = ({ inFight, breaksOff }: Fighter): boolean => inFight && !breaksOff;

/** The player who leads them says when it is enough. */
function askFor(unit: Unit, machines: readonly Fighter[], battle: Battle, table: Table): void {
  const { left, dfd } = battle;
  if (left.allied === 0) return;
  const here = machines.filter(isFightingOn).map(({ id }) => id);
  const about = { unit, machines: here, lost: harmed(machines), left: { ...left }, dfd };
  if (table.choose('german-break-off', about, ['fight-on', 'break-off']) === 'fight-on') return;
  table.tell({ type: 'breaking-off-ordered', unit });
  breakOff(machines, battle, table);
}

/** Thrown for, with its parts. */
function throwFor(unit: Unit, machines: readonly Fighter[], battle: Battle, table: Table): void {
  const { breakingOff } = table.book.airToAirCombat;
  const roll = table.roll(breakingOff.check);
  const parts = partsFor(unit, machines, battle, table);
  const total = roll.total + sumOf(parts);
  const { does } = lookUp(breakingOff, total);
  table.tell({ type: 'breaking-off-rolled', unit, roll, parts, total, does });
  if (does === 'break-off') breakOff(machines, battle, table);
}

function partsFor(unit: Unit, machines: readonly Fighter[], battle: Battle, table: Table): Parts {
  const { machinesLost, odds, ourSideOfTheLines, jasta11 } = table.book.airToAirCombat.breakingOffParts;
  const { left, fight } = battle;
  return {
    machinesLost: readBand(machinesLost, harmed(machines)).modifier,
    odds: readBand(odds, left.german - left.allied).modifier,
    ...(fight.over === 'allied' && { ourSideOfTheLines: ourSideOfTheLines.modifier }),
    ...(unit === 'jasta-11' && { jasta11: jasta11.modifier }),
  };
}

const harmed = (machines: readonly Fighter[]): number => machines.filter(({ fate }) => fate !== 'unharmed').length;

/** Ruling: a machine locked in a Personal Duel cannot go with the rest; it follows when the duel lets it. */
function breakOff(machines: readonly Fighter[], battle: Battle, table: Table): void {
  for (const fighter of machines) {
    if (fighter.inDuel) fighter.breaksOff = true;
    else if (fighter.inFight) makeEscape(fighter, 'breaking-off', battle, table);
  }
}
