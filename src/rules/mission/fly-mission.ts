import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { flyOut, flyParty } from './fly-party.ts';
import { followStraggler } from './lame-duck/follow-straggler.ts';
import { endMission } from './mission-end.ts';

/**
 * (11) A mission from take-off to the last landing, and (44) what it comes to. Returns the Weather Number it ended
 * under.
 */
export function flyMission(party: Party, log: MissionLog, table: Table): number {
  table.begin?.('mission', again(flyMission, party, log));
  flyOut(party, log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

const atEachTurn = (party: Party, log: MissionLog, table: Table) => (): void =>
  table.begin?.('mission', again(flyOn, party, log));

/** With party and log as they stand now, each time anew. */
function again(fly: typeof flyMission, party: Party, log: MissionLog): (table: Table) => void {
  const kept = structuredClone({ party, log });
  return (table) => {
    const anew = structuredClone(kept);
    fly(anew.party, anew.log, table);
  };
}

/** (11) The same from somewhere on the way: the turns that are left of it. */
export function flyOn(party: Party, log: MissionLog, table: Table): number {
  flyParty(party, 'mission', log, table, atEachTurn(party, log, table));
  return bringHome(party, log, table);
}

function bringHome(party: Party, log: MissionLog, table: Table): number {
  for (const straggler of log.stragglers) followStraggler(straggler, log, table);
  endMission(log, table);
  return party.weather.number;
}
