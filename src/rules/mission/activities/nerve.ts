import type { FlyingMachine } from '../../../campaign/mission-log.ts';
import type { BraveryRow } from '../../../rulebook/cards/pilot-skill-firing-and-bravery.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Table } from '../../../table/table.ts';

/** (31) Whether a man may go down to strafe: his Bravery, or a Nerve Check, decides. */
export function dares(machine: FlyingMachine, table: Table): boolean {
  const { strafesAtTreeTop: binding, nerve } = braveryOf(machine, table);
  if (binding === 'may' || binding === 'must') return true;
  const { id, pilot } = machine;
  const { bravery } = pilot;
  if (binding === 'must-not') {
    table.tell({ type: 'strafing-nerve-tried', machine: id, bravery, goes: false });
    return false;
  }
  const roll = table.roll('nerve', id);
  const goes = roll.total <= nerve;
  table.tell({ type: 'strafing-nerve-tried', machine: id, bravery, check: { roll, nerve }, goes });
  return goes;
}

/** Whether there is any prospect of his going down. */
export const mayDare = (machine: FlyingMachine, table: Table): boolean =>
  braveryOf(machine, table).strafesAtTreeTop !== 'must-not';

const braveryOf = ({ pilot }: FlyingMachine, { book }: Table): BraveryRow =>
  promised(
    book.pilotSkillFiringAndBravery.letters.find(({ letter }) => letter === pilot.bravery),
    `Bravery ${pilot.bravery}`,
  );
