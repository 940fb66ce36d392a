import { columnAt, initiativeNumber } from '../../../rulebook/initiative-number.ts';
import type { Table } from '../../../table/table.ts';
import type { Battle } from './battle.ts';
import type { FightingMachine } from './fighting-machine.ts';

/** (34) A Lame Duck does not roll: it takes the number for a roll of 2. */
const LAME_DUCK_ROLL = 2;

/** (17) Initiative Rolls: the side at the lower altitude first; at one altitude ours. */
export function rollInitiatives(battle: Battle, table: Table): void {
  const { allied, germans, altitude } = battle;
  const germansLower = battle.phase === 1 && battle.fight.dive?.side === 'allied';
  const order = germansLower ? [...germans, ...allied] : [...allied, ...germans];
  for (const fighter of order) if (fighter.inFight && !fighter.inDuel) rollInitiative(fighter, altitude, table);
}

/**
 * (17), (18) Two dice and Pilot Skill give the Initiative Number on the Aircraft Card; a Dive Bonus is added to that
 * number.
 */
export function rollInitiative(fighter: FightingMachine, altitude: number, table: Table): void {
  const roll = fighter.lameDuck ? 'lame-duck' : table.roll('initiative', fighter.id);
  const dice = roll === 'lame-duck' ? LAME_DUCK_ROLL : roll.total;
  const { id: machine, skill, bonus, card } = fighter;
  const column = columnAt(altitude);
  const number = initiativeNumber(card, dice + skill, column);
  fighter.initiative = number + bonus;
  table.tell({
    type: 'initiative-rolled',
    machine,
    roll,
    skill,
    column,
    number,
    bonus,
    initiative: fighter.initiative,
  });
}
