import type { Table } from '../../../table/table.ts';
import { type Battle, makeEscape } from './battle.ts';
import { endDuelsOf } from './personal-duel.ts';

/** (11) (19) Whoever has used up his Air Flying Time in the phases flown is out of the fight, and must land at once. */
export function leaveWithoutAft(battle: Battle, table: Table): void {
  const spent = battle.phase * table.book.turnProcedure.aft.dogFightPhase.aft;
  for (const machine of battle.allied) {
    if (!machine.inFight || machine.aft > spent) continue;
    makeEscape(machine, 'out-of-aft', battle, table);
    endDuelsOf(machine, battle, table);
  }
}
