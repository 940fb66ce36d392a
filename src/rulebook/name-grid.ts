import { z } from 'zod';
import { indexRows, type RollTable } from './roll-table.ts';
import { source } from './source.ts';

const name = z
  .string()
  .regex(/^[A-Z][A-Za-z'-]+$/)
  .meta({ description: 'a name, in letters' });

export interface NameRow {
  readonly roll: number;
  readonly name: string;
}

/** The schema of a grid of 36 names: the red die names the line, the white die the place in it. */
export function nameGrid<const C extends string>(check: C) {
  return z
    .strictObject({ check: z.literal(check), source, grid: z.array(z.array(name).length(6)).length(6) })
    .refine(({ grid }) => new Set(grid.flat()).size >= 3, { error: 'at least three different names stand in the grid' })
    .transform(({ grid, source }): RollTable<NameRow, C> & { source: string } => {
      const rows = grid.flatMap((line, red) =>
        line.map((each, white) => ({ roll: 11 + 10 * red + white, name: each })),
      );
      return { check, dice: 'd66', source, rows, ...indexRows('d66', rows) };
    });
}
