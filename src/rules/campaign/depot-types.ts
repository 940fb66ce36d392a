import type { Campaign } from '../../campaign/campaign.ts';
import { needsObserver } from '../../campaign/flight.ts';
import type { Machine } from '../../campaign/machine.ts';
import { consult } from '../../rulebook/roll-table.ts';
import type { Table } from '../../table/table.ts';

/**
 * (46) Ruling: where the player wants a mixed depot, dice say of what type each machine is that is granted, of those at
 * hand on the day. A scout is sent for a scout, and a two-seater for a two-seater.
 */
export function allotTypes(granted: readonly Machine[], { depot, day }: Campaign, table: Table): void {
  if (depot !== 'mixed') return;
  const { scouts, twoSeaters } = table.book.depotTypes;
  for (const machine of granted) {
    const { roll, row } = needsObserver(machine, table.book) ? consult(twoSeaters, table) : consult(scouts, table);
    const isAtHand = row.from <= day && day <= (row.to ?? day);
    const was = machine.aircraft;
    machine.aircraft = (isAtHand ? row.aircraft : undefined) ?? was;
    const { aircraft, id } = machine;
    table.tell({ type: 'machine-allotted', machine: id, was, aircraft, depot: row.depot, roll });
  }
}
