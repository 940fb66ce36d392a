import { scoreMarks } from '../../chronicle/day-score.ts';
import type { LaidBefore } from '../../chronicle/umpire-book.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { left, right, tableText } from '../../page/table.ts';
import { signed } from '../../words/numbers.ts';
import type { Said } from './said.ts';
import type { Opened } from './sealed-file.ts';

/** A sealed file before the umpire. */
export type Laid = { readonly file: string; readonly known?: string } & Opened;

export type Sealed = Laid & { is: 'sealed' };

/** The orders of a report's day: kept, changed, or not among the files. */
export type OrdersSealed = 'sealed before' | 'changed since' | 'not sealed';

interface Row {
  readonly file: string;
  readonly key: string;
  /** Who the player says that the key is. */
  readonly known?: string;
  readonly said: Said;
  readonly orders: OrdersSealed | undefined;
}

/** The reports with the most points first, and after them the orders without a report. */
export function rowsOf(laid: readonly Laid[]): Row[] {
  const sealed = laid.filter((each): each is Sealed => each.is === 'sealed');
  const rows = sealed.map(({ file, key, said, known }) => ({
    file,
    key,
    ...(known !== undefined && { known }),
    said,
    orders: said.kind === 'report' ? ordersOf({ said, key }, sealed) : undefined,
  }));
  const points = ({ said }: Row) => said.score?.points ?? Number.NEGATIVE_INFINITY;
  return rows.toSorted((a, b) => points(b) - points(a));
}

/** Orders of the same key were sealed before, if a line of the report's log-book ends in their checksum. */
export function ordersOf({ said, key }: Pick<Sealed, 'said' | 'key'>, sealed: readonly Laid[]): OrdersSealed {
  const { first, sums } = said.book;
  const before = sealed.find(
    (each): each is Sealed =>
      each.is === 'sealed' &&
      each.said.kind === 'orders' &&
      each.key === key &&
      each.said.day === said.day &&
      each.said.dice === said.dice &&
      sums[each.said.lines - first] === each.said.book.sums.at(-1),
  );
  if (!before) return 'not sealed';
  return JSON.stringify(before.said.orders) === JSON.stringify(said.orders) ? 'sealed before' : 'changed since';
}

/** Several sealed files side by side. */
export function umpirePage(laid: readonly Laid[], paper: Paper): string {
  const rows = rowsOf(laid);
  const heads = [right('VP'), left('day'), left('orders'), left('key'), left('campaign, marks and reservations')];
  const table = tableText(heads, rows.map(cellsOf), { ...paper, width: Math.min(paper.width, 100) });
  return [table, '', ...notesOn(rows, laid).map((note) => wrap(note, paper))].join('\n');
}

/** What the umpire should know before he compares. */
function notesOn(rows: readonly Row[], laid: readonly Laid[]): string[] {
  const days = new Set(rows.map(({ said: { day, rules, cards, dice } }) => [day, rules, cards, dice].join(' ')));
  return [
    days.size > 1
      ? 'They were not all flown on one day with the same cards, rules and dice: their points do not compare as they stand.'
      : 'All have the same day, cards, rules and dice.',
    ...laid.flatMap((each) => (each.is === 'sealed' ? each.remarks.map((remark) => `${each.file}: ${remark}`) : [])),
    "Orders count as sealed before where a line of the report's log-book ends in their checksum and the same key sealed both. wof open FILE shows one of them, and what its seal does not prove.",
  ];
}

/** The same, for a page of its own. */
export function toLayOut(laid: readonly Laid[]): { readonly laid: LaidBefore[]; readonly notes: string[] } {
  const rows = rowsOf(laid);
  return {
    laid: rows.map(({ said, key, known, orders }) => ({
      ...said,
      key: known ?? key,
      plans: said.orders,
      orders: orders ?? 'sealed',
    })),
    notes: notesOn(rows, laid),
  };
}

function cellsOf({ said, key, known, orders }: Row): string[] {
  const { score, day, campaign, flights } = said;
  const words = [campaign, flights, ...(score ? [scoreMarks(score), ...score.but] : ['orders only'])];
  return [
    score ? signed(score.points) : '',
    `${day}`,
    orders ?? 'sealed',
    known ?? key,
    words.join(', ').replace(/\s+/g, ' ').slice(0, 200),
  ];
}
