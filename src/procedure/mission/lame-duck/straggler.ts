import type { MissionLog, Party } from '../../../campaign/mission-log.ts';
import { consult } from '../../../cards/roll-table.ts';
import { type Aboard, type Harm, UNHARMED } from '../../../kit/harm/aboard.ts';
import { makeForcedLanding, shootDown } from '../../../kit/harm/coming-down.ts';
import { aboardOf, suffer } from '../../../kit/harm/suffer.ts';
import type { Table } from '../../../table/table.ts';
import { rollEncounter } from '../encounter/encounter.ts';
import type { Archie } from '../flown-turn.ts';
import { meetEngineTrouble } from './engine-trouble.ts';

/** (16) (36) The Encounter Roll of a machine alone: an enemy is one throw, and its engine may fail too. */
export function meetAsStraggler(party: Party, archie: Archie, log: MissionLog, table: Table): void {
  for (const machine of party.machines) {
    const rolled = rollEncounter(party, archie, table);
    if (rolled === 'nothing') continue;
    const aboard = aboardOf(machine, party, table);
    const harm = rolled === 'encounter' ? meetEnemyAlone(aboard, table) : meetEngineTrouble([aboard], table).harm;
    suffer(machine, harm, party, log, table);
  }
}

/** (36) A Straggler meets the enemy: no fight, one throw. */
export function meetEnemyAlone(aboard: Aboard, table: Table): Harm {
  const { roll, row } = consult(table.book.damageTables.stragglersEncounter, table, aboard.machine);
  const { result, words } = row;
  table.tell({ type: 'straggler-met-enemy', machine: aboard.machine, roll, result, words });
  if (result === 'escaped') return UNHARMED;
  return { is: 'down', down: result === 'shot-down' ? shootDown(aboard, table) : makeForcedLanding(aboard, table) };
}
