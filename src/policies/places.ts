import { keyOf, type Task } from '../campaign/work.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import { homeField } from '../cards/map.ts';
import { memoizeBy, memoizeByHex, memoizeByKey } from '../cards/reading/once.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { dangerOf, type WayChart } from '../odds/careful-ways.ts';
import type { OrdersView } from '../table/turn-decisions.ts';

/** A hex to work in, and the moves to it and then home. */
interface Place {
  readonly hex: HexId;
  readonly moves: number;
}

export type Places = (task: Task, orders: OrdersView, from: HexId, book: Rulebook) => readonly Place[];

/** The hexes of a task by their cost from a hex: the way, its danger, the way home. */
export function placesBy(chart: WayChart, caution: number): Places {
  const ranked = memoizeBy((task: Task) =>
    memoizeByKey(keyOf, (_: Rulebook, orders: OrdersView) =>
      memoizeByHex((book: Rulebook, from) => {
        const costsFrom = (hex: HexId) => chart(book, hex).get(from);
        const home = homeField(book.missionMap).hex;
        const places = task.hexesOf(orders).map((hex) => {
          const { moves = 0, cost = 0 } = costsFrom(hex) ?? {};
          const back = distance(hex, home);
          return { hex, moves: moves + back, cost: cost + caution * dangerOf(book, hex) + back / 2 };
        });
        return places.sort((a, b) => a.cost - b.cost);
      }),
    ),
  );
  return (task, orders, from, book) => ranked(task)(book, orders)(book, from);
}
