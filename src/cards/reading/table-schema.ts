import { z } from 'zod';
import type { Dice } from '../dice.ts';
import { indexRows, type RollTable } from '../roll-table.ts';
import { sourced } from '../source.ts';

const roll = z
  .union([z.int(), z.string().regex(/^\d+-\d+$/)])
  .meta({ description: 'a total of the dice, or a range such as 6-9' });

/**
 * The schema of a table entered by dice: rows that together cover every total once. Cells may have a `source` of their
 * own kind.
 */
export function rollTable<const C extends string, const D extends Dice, Cells extends z.ZodRawShape>(
  check: C,
  dice: D,
  cells: Cells,
) {
  const row = z.strictObject({ roll, ...cells, ...sourced, ...cells });
  return z
    .strictObject({ check: z.literal(check), dice: z.literal(dice), rows: z.array(row).min(1) })
    .transform((table) => ({ ...table, ...indexRows(dice, table.rows as { roll: number | string }[]) }))
    .transform((table) => table as RollTable<z.output<typeof row>, C>);
}
