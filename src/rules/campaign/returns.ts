import type { Airman } from '../../campaign/aircrew.ts';
import type { Table } from '../../table/table.ts';

/** (45) At dawn those come back whom a wound, or the way home, has kept from a day's work; a graze has kept nobody. */
export function reportBack(aircrew: readonly Airman[], today: number, table: Table): void {
  for (const { id, standing, lastFlown } of aircrew)
    if ('back' in standing && standing.back === today && lastFlown < today - 1)
      table.tell({ type: 'returned-to-duty', man: id, from: standing.is });
}
