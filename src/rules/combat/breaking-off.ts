import { readBand } from '../../rulebook/band.ts';
import { lookUp } from '../../rulebook/roll-table.ts';
import type { Parts } from '../../table/combat-events.ts';
import type { Table } from '../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import type { Fighter } from './fighter.ts';

/** (19) After each phase the Germans may have had enough: thrown for Jasta 11 and for the others, each with its parts. */
export function rollForBreakingOff(battle: Battle, table: Table): void {
  for (const unit of ['jasta-11', 'others'] as const) {
    const machines = battle.germans.filter(({ jasta11 }) => jasta11 === (unit === 'jasta-11'));
    if (machines.some(({ inFight, breaksOff }) => inFight && !breaksOff)) throwFor(unit, machines, battle, table);
  }
}

function throwFor(unit: 'jasta-11' | 'others', machines: readonly Fighter[], battle: Battle, table: Table): void {
  const { breakingOff } = table.book.airToAirCombat;
  const roll = table.roll(breakingOff.check);
  const parts: Parts = { dice: roll.total, ...partsFor(unit, machines, battle, table) };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const { does } = lookUp(breakingOff, total);
  table.tell({ type: 'breaking-off-rolled', unit, roll, parts, total, does });
  if (does === 'break-off') breakOff(machines, battle, table);
}

function partsFor(unit: 'jasta-11' | 'others', machines: readonly Fighter[], battle: Battle, table: Table): Parts {
  const { machinesLost, odds, ourSideOfTheLines, jasta11 } = table.book.airToAirCombat.breakingOffParts;
  const { left, fight } = battle;
  const lost = machines.filter(({ fate }) => fate !== 'unharmed').length;
  return {
    machinesLost: readBand(machinesLost, lost).modifier,
    odds: readBand(odds, left.german - left.allied).modifier,
    ...(fight.over === 'allied' && { ourSideOfTheLines: ourSideOfTheLines.modifier }),
    ...(unit === 'jasta-11' && { jasta11: jasta11.modifier }),
  };
}

/** Ruling: a machine locked in a Personal Duel cannot go with the rest; it follows when the duel lets it. */
function breakOff(machines: readonly Fighter[], battle: Battle, table: Table): void {
  for (const fighter of machines) {
    if (fighter.inDuel) fighter.breaksOff = true;
    else if (fighter.inFight) makeEscape(fighter, 'breaking-off', battle, table);
  }
}
