import type { FlyingMachine, MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { type Detach, partOff, straggle } from './escort.ts';
import { meetEnemy } from './meet-enemy.ts';
import { takeOff } from './take-off.ts';
import { type Errand, endTurn, flyTurn } from './turn.ts';

/** (11) The party that a mission begins with: the turn of the take-off, then all the others. */
export function flyOut(party: Party, log: MissionLog, table: Table): void {
  takeOff(party, log, table);
  // Ruling: the turn of the take-off has its Encounter Roll like every other, for an engine may fail in it.
  meetEnemy(party, false, log, table);
  endTurn(party, 'mission', log, table, sendingOff(log, table));
  flyParty(party, 'mission', log, table);
}

/** (11) A party flies turn by turn until the last of its machines is down, on a field or elsewhere. */
export function flyParty(party: Party, errand: Errand, log: MissionLog, table: Table): void {
  while (party.machines.length > 0) flyTurn(party, errand, log, table, sendingOff(log, table));
}

const sendingOff =
  (log: MissionLog, table: Table): Detach =>
  (party, machines) =>
    sendOff(party, machines, log, table);

/** (10) (22) (35) Machines leave the party. A Lame Duck alone becomes a Straggler; others fly home before the mission goes on. */
function sendOff(party: Party, machines: readonly FlyingMachine[], log: MissionLog, table: Table): void {
  const [only, ...others] = machines;
  if (only?.lameDuck && others.length === 0) return straggle(only, party, log, table);
  const detached = partOff(party, machines);
  party.machines = party.machines.filter((machine) => !machines.includes(machine));
  tell('detached', detached, table);
  flyParty(detached, 'home', log, table);
  tell('mission-resumed', party, table);
}

function tell(type: 'detached' | 'mission-resumed', { machines, hex, weather }: Party, table: Table): void {
  table.tell({ type, machines: machines.map(({ id }) => id), hex, weather: weather.number });
}
