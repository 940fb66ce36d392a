import type { FlyingMachine, MissionLog, Party } from '../../campaign/mission-log.ts';
import { makeForcedLanding } from '../../kit/harm/coming-down.ts';
import { aboardOf, suffer } from '../../kit/harm/suffer.ts';
import type { Table } from '../../table/table.ts';
import { cheapestActivity, withLessThan } from './aft.ts';
import { fieldIn } from './land.ts';

/** (11) A machine with less Air Flying Time than the cheapest activity costs makes a Forced Landing at once. */
export function landWithoutAft(party: Party, log: MissionLog, table: Table): void {
  comeDown(withLessThan(cheapestActivity(table.book), party), party, log, table);
}

/** (11) The same after a move. (16) Ruling: over a field of ours the Encounter Roll comes first, as for any landing. */
export function landWithoutAftOnTheWay(party: Party, log: MissionLog, table: Table): void {
  if (!fieldIn(party.hex, table.book)) landWithoutAft(party, log, table);
}

/** (11) (33) A party that must go on to a field without the Air Flying Time for a move. */
export function landStranded(party: Party, log: MissionLog, table: Table): void {
  comeDown(withLessThan(table.book.turnProcedure.aft.move.aft, party), party, log, table);
}

/**
 * (11) Ruling: an engine without petrol has cut out (21), over a field of ours too: the Damage Tables tell how the
 * machine comes down.
 */
function comeDown(dry: readonly FlyingMachine[], party: Party, log: MissionLog, table: Table): void {
  for (const machine of dry) {
    table.tell({ type: 'aft-ran-out', machine: machine.id, hex: party.hex });
    const down = makeForcedLanding(aboardOf(machine, party, table), table);
    suffer(machine, { is: 'down', down }, party, log, table);
  }
}
