import { consult } from '../../cards/roll-table.ts';
import type { Table } from '../../table/table.ts';
import type { Aboard, Harm } from './aboard.ts';
import { giveWay } from './lame-duck.ts';

/** (27) Damaged-abort: what broke, and the Lame Duck Number it gives. (34) A Lame Duck gives way at once instead. */
export function sufferDamagedAbort(aboard: Aboard, table: Table): Harm {
  if (aboard.lameDuck) return giveWay(aboard, aboard.lameDuck, table);
  const { roll, row } = consult(table.book.damageTables.damagedAbort, table, aboard.machine);
  const { words, climbs, repair } = row;
  table.tell({ type: 'machine-crippled', machine: aboard.machine, roll, words, lameDuck: row.lameDuck, climbs });
  return { is: 'lame-duck', lameDuck: { number: row.lameDuck, climbs, repair }, wound: undefined };
}
