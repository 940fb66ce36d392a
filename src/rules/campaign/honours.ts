import type { Airman } from '../../campaign/aircrew.ts';
import type { Decoration, Honours } from '../../rulebook/cards/honours.ts';
import { consult } from '../../rulebook/roll-table.ts';
import type { Table } from '../../table/table.ts';

/** (45) A man who has won today is put in for what custom would give him; the Wing answers. */
export function recommend(man: Airman, won: number, today: number, table: Table): void {
  const victories = man.kills + man.balloons;
  const due = won > 0 && !man.recommended ? decorationDue(man, victories, won, table) : undefined;
  if (!due) return;
  const { roll, row } = consult(table.book.honours.recommendation, table);
  const day = row.days === 0 ? 0 : today + row.days;
  table.tell({
    type: 'decoration-recommended',
    man: man.id,
    decoration: due,
    victories,
    today: won,
    roll,
    day,
    words: row.words,
  });
  if (day > 0) man.recommended = { decoration: due, day };
}

/** The first on the card that he may have, and has not. */
function decorationDue(man: Airman, victories: number, today: number, { book }: Table): Decoration | undefined {
  const { decorations: has = [], rank } = man;
  const isDue = (row: Honours['decorations'][number]) =>
    row.ranks.includes(rank) &&
    !has.includes(row.decoration) &&
    (row.after === undefined || has.includes(row.after)) &&
    (victories >= row.victories || today >= row.inADay);
  return book.honours.decorations.find(isDue)?.decoration;
}

/** (45) At dawn what has come through is in orders, for those too who are no longer there to read them. */
export function readOrders(aircrew: readonly Airman[], today: number, table: Table): void {
  for (const man of aircrew) {
    const { decorations = [], recommended } = man;
    if (!recommended || recommended.day > today) continue;
    man.decorations = [...decorations, recommended.decoration];
    man.recommended = undefined;
    table.tell({ type: 'decoration-awarded', man: man.id, decoration: recommended.decoration });
  }
}

/** (47) A man whose missions have come to a number on the card may be promoted, at the commander's discretion. */
export function considerPromotion(man: Airman, flown: number, table: Table): void {
  const { id, rank, missions } = man;
  const step = table.book.honours.promotions.find(({ from }) => from === rank);
  if (!step || Math.floor(missions / step.missions) === Math.floor((missions - flown) / step.missions)) return;
  const about = { man: id, from: rank, to: step.to, missions };
  if (table.choose('promotion', about, ['promote', 'not-yet']) === 'not-yet') return;
  man.rank = step.to;
  table.tell({ type: 'man-promoted', ...about });
}
