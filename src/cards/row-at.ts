import { expectDefined } from './rulebook.ts';

export function rowAt<Row extends { readonly from: number; readonly to: number }>(
  rows: readonly Row[],
  value: number,
): Row {
  return expectDefined(
    rows.find(({ from, to }) => from <= value && value <= to),
    `row for ${value}`,
  );
}
