import type { Gun } from '../../campaign/mission-log.ts';
import { consult } from '../../cards/roll-table.ts';
import type { GunPlace } from '../../table/events/fight-events.ts';
import type { Table } from '../../table/table.ts';

const AFTER: Readonly<Record<'cleared' | 'jammed' | 'permanent', Gun['state']>> = {
  cleared: 'clear',
  jammed: 'jammed',
  permanent: 'permanent',
};

/** (39) One throw for a jammed gun, in the fight. Returns its new state. */
export const clearInTheFight = (machine: string, gun: GunPlace, table: Table): Gun['state'] =>
  clear(machine, gun, 'in-the-fight', table);

/** (39) The same after the fight, with nobody firing at him. */
export const clearAtLeisure = (machine: string, gun: GunPlace, table: Table): Gun['state'] =>
  clear(machine, gun, 'at-leisure', table);

function clear(machine: string, gun: GunPlace, when: 'in-the-fight' | 'at-leisure', table: Table): Gun['state'] {
  const { clearJam, clearJamAtLeisure } = table.book.airToAirCombat;
  const { roll, row } = consult(when === 'in-the-fight' ? clearJam : clearJamAtLeisure, table, machine);
  table.tell({ type: 'jam-tried', machine, gun, when, roll, result: row.result });
  return AFTER[row.result];
}
