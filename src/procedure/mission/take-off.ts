import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { spendAft } from './aft.ts';
import { changeHeight } from './height.ts';
import { ordersOf } from './party-view.ts';

/** (14) Taking off and forming up over the field, and the first climb. */
export function takeOff(party: Party, log: MissionLog, table: Table): void {
  const { aft } = table.book.turnProcedure.aft.takeOff;
  spendAft(party, aft);
  table.tell({ type: 'took-off', hex: party.hex, aft });
  changeHeight(party, ordersOf('mission', log, table.book), table);
}
