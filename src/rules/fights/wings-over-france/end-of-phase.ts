import type { Roll } from '../../../rulebook/dice.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, isOver, joinGermans } from './battle.ts';
import { combatantOf } from './fighter.ts';
import { leaveWithoutAft } from './out-of-aft.ts';
import { sinkDuels } from './personal-duel.ts';

/** (19) After each phase: 2 AFT, 1,000 feet down, and the DFD roll. */
export function endPhase(battle: Battle, table: Table): void {
  const { feet } = table.book.airToAirCombat.phase;
  battle.altitude = Math.max(0, battle.altitude - feet.amount);
  for (const fighter of battle.allied) fighter.bonus = 0;
  for (const fighter of battle.germans) fighter.bonus = 0;
  leaveWithoutAft(battle, table);
  sinkDuels(feet.amount, battle);
  // Ruling: when one side has nobody left the fight is over, and no dice can bring anybody to it.
  if (!isOver(battle)) rollDfd(battle, table);
}

/** (19) The DFD roll. A double 6 brings more Germans; any other double is thrown again and added. */
function rollDfd(battle: Battle, table: Table): void {
  const first = table.roll('dfd');
  const rolls = throwOn(first, table);
  const counting = rolls.filter((roll) => !isDoubleSix(roll));
  const reduction = counting.reduce((sum, { total }) => sum + total, 0);
  battle.dfd -= reduction;
  table.tell({ type: 'dfd-rolled', rolls, reduction, dfd: battle.dfd });
  if (isDoubleSix(first)) bringReinforcements(battle, table);
}

const TWO_SIXES = 12;

/** (19) Doubles are thrown again; a double 6 among these counts nothing and ends the sequence. */
function throwOn(first: Roll, table: Table): Roll[] {
  const rolls = [first];
  for (let last = first; isDouble(last) && !isDoubleSix(last); ) {
    last = table.roll('dfd');
    rolls.push(last);
  }
  return rolls;
}

const isDouble = ({ faces: [red, white] }: Roll): boolean => red === white;

const isDoubleSix = ({ total }: Roll): boolean => total === TWO_SIXES;

/** (19), (18) They come with the bonus of surprise, in the next phase. */
function bringReinforcements(battle: Battle, table: Table): void {
  const { roll, row } = consult(table.book.enemyAircraftResponse.reinforcements, table);
  const bonus = table.book.airToAirCombat.diveBonus.surprise.amount;
  const joined = joinGermans(battle, row.numbers, table);
  for (const fighter of joined) fighter.bonus = bonus;
  table.tell({ type: 'germans-joined', roll, bonus, germans: joined.map(combatantOf) });
}
