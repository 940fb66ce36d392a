import { type Dice, type Roll, totalsOf } from './dice.ts';

/** A table on a card that is entered by dice. */
export interface RollTable<Row, Check extends string> {
  readonly check: Check;
  readonly dice: Dice;
  readonly rows: readonly Row[];
  /** The row for each total, counted from `lowest`. Totals beyond either end read the end row. */
  readonly lowest: number;
  readonly index: readonly number[];
}

/** Rolls the dice of a table and reads their row. */
export function consult<Row, Check extends string>(
  table: RollTable<Row, Check>,
  seat: { roll(check: Check, whose?: string): Roll },
  whose?: string,
): { roll: Roll; row: Row } {
  const roll = seat.roll(table.check, whose);
  return { roll, row: lookUp(table, roll.total) };
}

/** Reads the row for a total, even when modified past the ends of the table. */
export function lookUp<Row>(table: RollTable<Row, string>, total: number): Row {
  const place = Math.min(Math.max(total - table.lowest, 0), table.index.length - 1);
  const row = table.rows[table.index[place] ?? -1];
  if (row === undefined) throw new Error(`No row of ${table.check} covers ${total}.`);
  return row;
}

/** `7`, `2-5` or `11-16` as its two ends; nothing when it is neither a number nor a range. */
export function rollRange(roll: unknown): readonly [number, number] | undefined {
  if (typeof roll === 'number' && Number.isInteger(roll)) return [roll, roll];
  const ends = typeof roll === 'string' ? /^(\d+)-(\d+)$/.exec(roll) : null;
  return ends ? [Number(ends[1]), Number(ends[2])] : undefined;
}

/** Indexes the rows by total, so that reading one is a single step. */
export function indexRows(
  dice: Dice,
  rows: readonly { roll: number | string }[],
): Pick<RollTable<unknown, string>, 'lowest' | 'index'> {
  const totals = totalsOf(dice);
  const lowest = totals[0] ?? 0;
  const highest = totals.at(-1) ?? 0;
  const index = Array.from({ length: highest - lowest + 1 }, (_, place) =>
    rows.findIndex((row) => covers(row.roll, lowest + place)),
  );
  return { lowest, index };
}

function covers(roll: number | string, total: number): boolean {
  const range = rollRange(roll);
  return range !== undefined && range[0] <= total && total <= range[1];
}
