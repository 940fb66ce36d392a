import { promised } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';

const FACES = 6;
/** Two dice read with the red one first: 5 and 3 are 53. */
const TENS = 10;

/** Picks one among equals by the dice, each as likely as the next; dice that would favour one are thrown again. */
export function drawLot<Item>(equals: readonly Item[], table: Table): Item {
  const drawn = equals.length === 1 ? 0 : place(equals.length, table);
  return promised(equals[drawn], 'one to draw a lot among');
}

function place(count: number, table: Table): number {
  const ways = count <= FACES ? FACES : FACES * FACES;
  const fair = ways - (ways % count);
  let drawn = draw(count, table);
  while (drawn >= fair) drawn = draw(count, table);
  return drawn % count;
}

/** The die counted from 0; for more than six, two dice with the red one first. */
function draw(count: number, table: Table): number {
  if (count <= FACES) return table.roll('lot').total - 1;
  const { total } = table.roll('lot-of-many');
  return (Math.floor(total / TENS) - 1) * FACES + (total % TENS) - 1;
}
