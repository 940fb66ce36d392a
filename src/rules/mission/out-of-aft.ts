import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { makeForcedLanding } from '../harm/coming-down.ts';
import { aboardOf, suffer } from '../harm/suffer.ts';
import { withoutAft } from './aft.ts';
import { fieldIn, land } from './land.ts';

/**
 * (11) Where Air Flying Time runs out a Forced Landing follows at once.
 * Ruling: a machine that reaches the hex of a field of ours with its last drop lands on the field.
 */
export function landWithoutAft(party: Party, log: MissionLog, table: Table): void {
  const dry = withoutAft(party);
  if (dry.length === 0) return;
  const field = fieldIn(party.hex, table.book);
  if (field) return land(dry, field, party, log, table);
  for (const machine of dry) {
    table.tell({ type: 'aft-ran-out', machine: machine.id, hex: party.hex });
    suffer(machine, { is: 'down', down: makeForcedLanding(aboardOf(machine, party, table), table) }, party, log, table);
  }
}
