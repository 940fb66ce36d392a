import type { Airman } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import type { Machine } from '../../campaign/machine.ts';
import type { Table } from '../../table/table.ts';

/** (45) At dawn those come back whom a wound, or the way home, has kept from a day's work; a graze has kept nobody. */
export function reportBack(aircrew: readonly Airman[], today: number, table: Table): void {
  for (const { id, standing, lastFlown } of aircrew)
    if ('back' in standing && standing.back === today && lastFlown < today - 1)
      table.tell({ type: 'returned-to-duty', man: id, from: standing.is });
}

/**
 * (45) (46) At dawn machines are in the line again that were repaired or fetched, and others in the place of those
 * lost.
 */
export function takeBack({ flight, machines }: FlightRecord, today: number, table: Table): void {
  const due = machines.filter(({ standing }) => 'back' in standing && standing.back === today);
  if (due.length === 0) return;
  const told = (is: Machine['standing']['is']) => due.filter(({ standing }) => standing.is === is).map(toldOf);
  table.tell({ type: 'machines-returned', flight, repaired: told('under-repair'), sent: told('awaited') });
}

/** (45) In the evening what was lost today is struck off. */
export function strikeOff({ flight, machines }: FlightRecord, today: number, table: Table): void {
  const lost = machines.filter(({ standing }) => standing.is === 'lost' && standing.since === today);
  if (lost.length > 0) table.tell({ type: 'machines-struck-off', flight, machines: lost.map(toldOf) });
}

const toldOf = ({ id, aircraft }: Machine) => ({ machine: id, aircraft });
