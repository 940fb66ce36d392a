import { keyOf, placesFor } from '../campaign/work.ts';
import { distance, type HexId } from '../rulebook/hexes.ts';
import { homeField } from '../rulebook/map.ts';
import { oncePerHex, oncePerKey } from '../rulebook/reading/once.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { OrdersView } from '../table/turn-decisions.ts';
import { type Chart, dangerOf } from './ways.ts';

/** A hex to work in, and the moves that it takes to go there and then home. */
export interface Place {
  readonly hex: HexId;
  readonly moves: number;
}

export type Places = (orders: OrdersView, from: HexId, book: Rulebook) => readonly Place[];

/**
 * The hexes of a mission in the order of what they cost one who comes from a hex: the way, the danger over it, the way
 * home.
 */
export function placesBy(chart: Chart, caution: number): Places {
  const ranked = oncePerKey(keyOf, (_: Rulebook, orders: OrdersView) =>
    oncePerHex((book: Rulebook, from) => rank(orders, from, chart, caution, book)),
  );
  return (orders, from, book) => ranked(book, orders)(book, from);
}

function rank(orders: OrdersView, from: HexId, chart: Chart, caution: number, book: Rulebook): readonly Place[] {
  const home = homeField(book.missionMap).hex;
  const places = placesFor(orders, book).map((hex) => {
    const { moves = 0, cost = 0 } = chart(book, hex).get(from) ?? {};
    const back = distance(hex, home);
    return { hex, moves: moves + back, cost: cost + caution * dangerOf(book, hex) + back / 2 };
  });
  return places.sort((a, b) => a.cost - b.cost);
}
