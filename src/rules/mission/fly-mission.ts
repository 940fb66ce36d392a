import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { flyOut } from './fly-party.ts';
import { followStraggler } from './follow-straggler.ts';
import { endMission } from './mission-end.ts';

/** (11) A mission from take-off to the last landing, and (44) what it comes to. Returns the Weather Number it ended under. */
export function flyMission(party: Party, log: MissionLog, table: Table): number {
  flyOut(party, log, table);
  for (const straggler of log.stragglers) followStraggler(straggler, log, table);
  endMission(log, table);
  return party.weather.number;
}
