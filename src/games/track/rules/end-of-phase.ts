import { rollDfd } from '../../../kit/fight/dog-fight.ts';
import { bringMore } from '../../../kit/fight/muster.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, isOver, join, makeEscape } from './battle.ts';
import { endDuelsOf, sinkDuels } from './personal-duel.ts';

/** (19) After each phase: 2 AFT, 1,000 feet down, and the DFD roll. */
export function endPhase(battle: Battle, table: Table): void {
  const { feet } = table.book.airToAirCombat.phase;
  battle.altitude = Math.max(0, battle.altitude - feet.amount);
  for (const machine of battle.allied) machine.bonus = 0;
  for (const machine of battle.germans) machine.bonus = 0;
  sinkDuels(feet.amount, battle);
  leaveWithoutAft(battle, table);
  // Ruling: when one side has nobody left the fight is over, and no dice can bring anybody to it.
  if (!isOver(battle) && rollDfd(battle, table)) bringReinforcements(battle, table);
}

/** (11) (19) Whoever has used up his Air Flying Time in the phases flown is out of the fight, and must land at once. */
function leaveWithoutAft(battle: Battle, table: Table): void {
  const spent = battle.phase * table.book.turnProcedure.aft.dogFightPhase.aft;
  for (const machine of battle.allied) {
    if (!machine.inFight || machine.aft > spent) continue;
    makeEscape(machine, 'out-of-aft', battle, table);
    endDuelsOf(machine, battle, table);
  }
}

/** (19), (18) They come with the bonus of surprise, in the next phase. */
function bringReinforcements(battle: Battle, table: Table): void {
  const there = battle.germans.map(({ id, inFight }) => ({ id, isIn: inFight }));
  const bonus = table.book.airToAirCombat.diveBonus.surprise.amount;
  const joined = bringMore(battle.met, there, bonus, table);
  for (const machine of join(joined, battle, table.book)) machine.bonus = bonus;
}
