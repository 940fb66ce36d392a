import { type Dice, totalsInFalls, totalsOf } from './dice.ts';
import { lookUp, type RollTable } from './roll-table.ts';

/** The chance of something: a number of ways out of all possible rolls. */
export interface Odds {
  readonly ways: number;
  readonly of: number;
  readonly chance: number;
}

/** Each possible total, lowest first, with its odds. */
export function oddsOfTotals(dice: Dice): { readonly total: number; readonly odds: Odds }[] {
  return totalsOf(dice).map((total) => ({ total, odds: oddsOfAny(dice, [total]) }));
}

/** The odds of any of these totals, for example those on a Hit Card. */
export function oddsOfAny(dice: Dice, listed: readonly number[]): Odds {
  const totals = totalsInFalls(dice);
  return odds(totals.filter((total) => listed.includes(total)).length, totals.length);
}

/** The odds of a total that satisfies a condition. */
export function oddsOfWhen(dice: Dice, isSo: (total: number) => boolean): Odds {
  const totals = totalsInFalls(dice);
  return odds(totals.filter(isSo).length, totals.length);
}

/** The odds of each row of a table, in the order of the card. */
export function oddsOfRows<Row>(table: RollTable<Row, string>): { readonly row: Row; readonly odds: Odds }[] {
  return oddsOfRowsWith(table, 0);
}

/** The odds of each row with a modifier: past either end the end row is read. */
export function oddsOfRowsWith<Row>(
  table: RollTable<Row, string>,
  modifier: number,
): { readonly row: Row; readonly odds: Odds }[] {
  const read = totalsInFalls(table.dice).map((total) => lookUp(table, total + modifier));
  return table.rows.map((row) => ({ row, odds: odds(read.filter((other) => other === row).length, read.length) }));
}

/** The chance of a row that satisfies a condition, with a modifier. */
export const chanceThat = <Row>(table: RollTable<Row, string>, modifier: number, isSo: (row: Row) => boolean): number =>
  oddsOfRowsWith(table, modifier).reduce((sum, { row, odds: { chance } }) => sum + (isSo(row) ? chance : 0), 0);

/** The mean of the rows' values, weighted by their chances. */
export function meanOf<Row>(table: RollTable<Row, string>, worth: (row: Row) => number): number {
  return oddsOfRows(table).reduce((sum, { row, odds: { chance } }) => sum + chance * worth(row), 0);
}

const odds = (ways: number, of: number): Odds => ({ ways, of, chance: ways / of });
