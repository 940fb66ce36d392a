import { z } from 'zod';
import { sourced } from '../source.ts';

const end = z.int().min(-20_000).max(20_000);

/** The schema of a table read by a value: rows without gaps or overlaps, lowest first. */
export function bandTable<Cells extends z.ZodRawShape>(cells: Cells) {
  return z
    .array(
      z.strictObject({
        from: end.meta({ description: 'the lowest value that reads this row; the first row also takes all below' }),
        to: end.meta({ description: 'the highest value that reads this row; the last row also takes all above' }),
        ...cells,
        ...sourced,
      }),
    )
    .min(1)
    .refine((rows) => followOn(rows as unknown as readonly { from: number; to: number }[]), {
      error: 'each row begins one above the end of the row before it',
    });
}

function followOn(rows: readonly { from: number; to: number }[]): boolean {
  return rows.every(({ from, to }, i) => from <= to && (i === 0 || from === (rows[i - 1]?.to ?? from) + 1));
}
