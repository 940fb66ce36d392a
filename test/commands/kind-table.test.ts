import { expect, test } from 'vitest';
import { lookUp } from '../../src/cards/roll-table.ts';
import { kindTable } from '../../src/commands/play/kind-table.ts';
import type { Table } from '../../src/table/table.ts';
import { book } from '../support/people/campaigns.ts';

test('(15) Archie never drives a pupil off, however long he has been shot at: a Daredevil would roll for ever', () => {
  const { archieHits, worsening } = book.archieAndMachineGun;
  const { total } = kindTable({ book } as Table).roll('archie-hit', 'B1');
  for (let worse = 0; worse <= worsening.most; worse++)
    expect(lookUp(archieHits, total + worse).result).toBe('no-effect');
});
