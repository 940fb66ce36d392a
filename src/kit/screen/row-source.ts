import { lookUp, type RollTable } from '../../cards/roll-table.ts';

/** Whence the card has the row that a total falls on. */
export function sourceOf(table: RollTable<{ readonly source: string }, string>, total: number): string {
  return `Source of the row: ${lookUp(table, total).source}.`;
}
