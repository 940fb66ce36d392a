import { columnAt } from '../../../cards/initiative-number.ts';
import { initiativeNumber } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import type { Battle } from './battle.ts';
import type { FightingMachine } from './fighting-machine.ts';

/** (34) A Lame Duck does not roll: it takes the number for a roll of 2. */
const LAME_DUCK_ROLL = 2;

/** (17) Initiative Rolls: the lower side first; at the same altitude ours. */
export function rollInitiatives(battle: Battle, table: Table): void {
  const { allied, germans, altitude } = battle;
  const germansLower = battle.phase === 1 && battle.fight.dive?.side === 'allied';
  const order = germansLower ? [...germans, ...allied] : [...allied, ...germans];
  for (const machine of order) if (machine.inFight && !machine.inDuel) rollInitiative(machine, altitude, table);
}

/**
 * (17), (18) Two dice and Pilot Skill give the Initiative Number on the Aircraft Card; a Dive Bonus is added to that
 * number.
 */
export function rollInitiative(machine: FightingMachine, altitude: number, table: Table): void {
  const roll = machine.lameDuck ? 'lame-duck' : table.roll('initiative', machine.id);
  const dice = roll === 'lame-duck' ? LAME_DUCK_ROLL : roll.total;
  const { id, skill, bonus, card } = machine;
  const column = columnAt(altitude);
  const number = initiativeNumber(card, dice + skill, column);
  machine.initiative = number + bonus;
  table.tell({
    type: 'initiative-rolled',
    machine: id,
    roll,
    skill,
    column,
    number,
    bonus,
    initiative: machine.initiative,
  });
}
