import type { Roll } from '../../cards/dice.ts';
import type { Table } from '../../table/table.ts';

/** (19) The time and the height of a Dog-Fight, beside whatever it is fought on. */
export interface Clock {
  phases: number;
  altitude: number;
  dfd: number;
}

/**
 * (19) The DFD roll; says whether a first double 6 brings more Germans. Any other double is thrown again and added; a
 * double 6 among these counts nothing and ends the sequence.
 */
export function rollDfd(clock: Pick<Clock, 'dfd'>, table: Table): boolean {
  const first = table.roll('dfd');
  const rolls = throwOn(first, table);
  const reduction = rolls.filter((roll) => !isDoubleSix(roll)).reduce((sum, { total }) => sum + total, 0);
  clock.dfd -= reduction;
  table.tell({ type: 'dfd-rolled', rolls, reduction, dfd: clock.dfd });
  return isDoubleSix(first);
}

function throwOn(first: Roll, table: Table): Roll[] {
  const rolls = [first];
  for (let last = first; isDouble(last) && !isDoubleSix(last); ) {
    last = table.roll('dfd');
    rolls.push(last);
  }
  return rolls;
}

const isDouble = ({ faces: [red, white] }: Roll): boolean => red === white;

const TWO_SIXES = 12;

const isDoubleSix = ({ total }: Roll): boolean => total === TWO_SIXES;
