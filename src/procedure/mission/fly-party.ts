import type { MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import { meetEnemy } from './encounter/meet-enemy.ts';
import { type Detach, isLeftAlone, partOff } from './escort.ts';
import { takeOff } from './take-off.ts';
import { endTurn, flyTurn } from './turn.ts';

/** (11) The party that a mission begins with: the turn of the take-off, then all the others. */
export function flyOut(party: Party, log: MissionLog, table: Table, beforeTurn: () => void): void {
  takeOff(party, log, table);
  // Ruling: the turn of the take-off has its Encounter Roll like every other, for an engine may fail in it.
  meetEnemy(party, 'silent', log, table);
  endTurn(party, log, table, sendingOff(log, table));
  flyParty(party, log, table, beforeTurn);
}

/**
 * (11) A party flies turn by turn until the last of its machines is down, on a field or elsewhere; (36) or is a
 * Straggler.
 */
export function flyParty(party: Party, log: MissionLog, table: Table, beforeTurn?: () => void): void {
  const detach = sendingOff(log, table);
  while (party.machines.length > 0 && !isLeftAlone(party.machines)) {
    beforeTurn?.();
    flyTurn(party, log, table, detach);
  }
  // Ruling: it is the same whether he was left, is the last of them, or was alone from the start.
  if (isLeftAlone(party.machines)) noteStraggler(party, log, table);
}

const sendingOff =
  (log: MissionLog, table: Table): Detach =>
  (party, machines, parting) => {
    const parted = partOff(party, machines);
    const straggles = isLeftAlone(parted.machines);
    if (straggles) noteStraggler(parted, log, table);
    else tell('detached', parted, table);
    // (23) (33) Ruling: to part does not let a Lame Duck off the check of the turn, nor leave anybody at Tree-Top.
    if (parting === 'turn-flown') endTurn(parted, log, table, sendingOff(log, table));
    if (!straggles) flyHome(parted, party, log, table);
  };

/**
 * (36) A Lame Duck that goes it alone is a Straggler: where it was left is noted, and it is followed when the mission
 * is done.
 */
function noteStraggler(straggler: Party, log: MissionLog, table: Table): void {
  log.stragglers.push(straggler);
  for (const { id } of straggler.machines) table.tell({ type: 'lame-duck-left', machine: id, hex: straggler.hex });
}

/** (10) (22) (35) Machines that have left the party fly home; then the mission goes on. */
function flyHome(detached: Party, party: Party, log: MissionLog, table: Table): void {
  flyParty(detached, log, table);
  tell('mission-resumed', party, table);
}

function tell(type: 'detached' | 'mission-resumed', { machines, hex, weather }: Party, table: Table): void {
  table.tell({ type, machines: machines.map(({ id }) => id), hex, weather: weather.number });
}
