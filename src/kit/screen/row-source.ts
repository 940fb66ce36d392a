import { lookUp, type RollTable } from '../../cards/roll-table.ts';

/** The source of the row for a total. */
export function sourceOf(table: RollTable<{ readonly source: string }, string>, total: number): string {
  return `Source of the row: ${lookUp(table, total).source}.`;
}
