import type { Score, ScoreReason } from '../../../campaign/mission-log.ts';
import { oddsOfRowsWith } from '../../../cards/odds.ts';
import { lookUp, type RollTable } from '../../../cards/roll-table.ts';
import type { Check } from '../../../table/checks.ts';
import { type Parts, sumOf } from '../../../table/parts.ts';
import type { Table } from '../../../table/table.ts';

interface CreditRow {
  readonly at: number;
  readonly points: number;
}

/** (43) The last row reached counts, not the sum. */
export function creditFor(rows: readonly CreditRow[], count: number): number {
  return rows.findLast(({ at }) => at <= count)?.points ?? 0;
}

/** The most that a list of credits can bring. */
export const mostCredit = (rows: readonly CreditRow[]): number => creditFor(rows, Number.POSITIVE_INFINITY);

/** An item for work that brought points; none for work that brought nothing. */
export const scoreOf = (points: number, why: ScoreReason): Score[] => (points === 0 ? [] : [{ points, why }]);

/** A throw on a table of the manual, with its modifiers; past either end the end row is read. */
export function throwWith<Row, C extends Check>(tableOf: RollTable<Row, C>, parts: Parts, table: Table) {
  const roll = table.roll(tableOf.check);
  const total = roll.total + sumOf(parts);
  return { row: lookUp(tableOf, total), thrown: { roll, parts, total } };
}

/** The number of the 36 rolls that give a useful row. */
export function waysTo<Row>(tableOf: RollTable<Row, string>, parts: Parts, isGood: (row: Row) => boolean): number {
  return oddsOfRowsWith(tableOf, sumOf(parts))
    .filter(({ row }) => isGood(row))
    .reduce((sum, { odds }) => sum + odds.ways, 0);
}

/** The most that a row brings which some roll gives. */
export const mostOf = <Row>(tableOf: RollTable<Row, string>, parts: Parts, worth: (row: Row) => number): number =>
  Math.max(...oddsOfRowsWith(tableOf, sumOf(parts)).map(({ row, odds }) => (odds.ways > 0 ? worth(row) : 0)));
