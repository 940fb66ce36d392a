import { promised } from './rulebook.ts';

/** The row that a value falls in. */
export function rowAt<Row extends { readonly from: number; readonly to: number }>(
  rows: readonly Row[],
  value: number,
): Row {
  return promised(
    rows.find(({ from, to }) => from <= value && value <= to),
    `row for ${value}`,
  );
}
