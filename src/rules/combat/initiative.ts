import { promised } from '../../rulebook/promised.ts';
import type { AltitudeColumn } from '../../table/combat-events.ts';
import type { Table } from '../../table/table.ts';
import type { Battle } from './battle.ts';
import type { Fighter } from './fighter.ts';

const LOW_TO = 5000;
const MIDDLE_TO = 12_000;
/** (34) A Lame Duck does not roll: it takes the number for a roll of 2. */
const LAME_DUCK_ROLL = 2;
const LOWEST_TOTAL = 3;

export function columnAt(altitude: number): AltitudeColumn {
  if (altitude <= LOW_TO) return 'low';
  return altitude <= MIDDLE_TO ? 'middle' : 'high';
}

/** (17) Initiative Rolls: the side at the lower altitude first; at one altitude ours. */
export function rollInitiatives(battle: Battle, table: Table): void {
  const { allied, germans, altitude } = battle;
  const germansLower = battle.phase === 1 && battle.fight.dive?.side === 'allied';
  const order = germansLower ? [...germans, ...allied] : [...allied, ...germans];
  for (const fighter of order) if (fighter.inFight && !fighter.inDuel) rollInitiative(fighter, altitude, table);
}

/** (17), (18) Two dice and Pilot Skill give the Initiative Number on the Aircraft Card; a Dive Bonus is added to that number. */
export function rollInitiative(fighter: Fighter, altitude: number, table: Table): void {
  const roll = fighter.lameDuck ? 'lame-duck' : table.roll('initiative');
  const dice = roll === 'lame-duck' ? LAME_DUCK_ROLL : roll.total;
  const { id: machine, skill, bonus, card } = fighter;
  const column = columnAt(altitude);
  const row = promised(card.initiative[dice + skill - LOWEST_TOTAL], 'row of the Aircraft Card for this total');
  const number = row[column];
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
