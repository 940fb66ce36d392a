/** One row of a table read by a value that is compared, not rolled: from one number to another, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Reads the row for a value; a value past either end reads the end row. */
export function readBand<Row extends Band>(rows: readonly Row[], value: number): Row {
  const last = rows.length - 1;
  const row = rows.find((band, i) => value <= band.to || i === last);
  if (row === undefined) throw new Error(`A table without rows was read for ${value}.`);
  return row;
}
