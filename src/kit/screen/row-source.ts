import { lookUp, type RollTable } from '../../cards/roll-table.ts';

/** The source of the row for a total. */
export function sourceOf(table: RollTable<{ readonly source: string }, string>, total: number): string {
  const { source } = lookUp(table, total);
  return source === 'fitted' ? 'The row is estimated: the printed card is lost.' : `Source of the row: ${source}.`;
}
