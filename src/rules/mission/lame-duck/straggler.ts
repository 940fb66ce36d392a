import { consult } from '../../../rulebook/roll-table.ts';
import type { Table } from '../../../table/table.ts';
import { type Aboard, type Harm, UNHARMED } from '../../harm/aboard.ts';
import { makeForcedLanding, shootDown } from '../../harm/coming-down.ts';

/** (36) A Straggler meets the enemy: no fight, one throw. */
export function meetEnemyAlone(aboard: Aboard, table: Table): Harm {
  const { roll, row } = consult(table.book.damageTables.stragglersEncounter, table, aboard.machine);
  const { result, words } = row;
  table.tell({ type: 'straggler-met-enemy', machine: aboard.machine, roll, result, words });
  if (result === 'escaped') return UNHARMED;
  return { is: 'down', down: result === 'shot-down' ? shootDown(aboard, table) : makeForcedLanding(aboard, table) };
}
