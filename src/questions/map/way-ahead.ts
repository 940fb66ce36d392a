import { distance, type HexId } from '../../cards/hexes.ts';
import { homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { carefulWays } from '../../odds/careful-ways.ts';
import { quietStep } from './quiet-way.ts';

/** The hexes of a course from here, as it will be flown. */
export function wayAhead(
  { legs, careful }: { readonly legs: readonly { readonly hex: HexId }[]; readonly careful?: true },
  from: HexId,
  book: Rulebook,
): HexId[] {
  const way: HexId[] = [];
  for (const { hex } of legs) {
    let at = way.at(-1) ?? from;
    while (at !== hex) {
      const next = careful ? carefulWays(book, hex).get(at)?.next : quietStep(book.missionMap, at, hex);
      if (next === undefined) return way;
      way.push(next);
      at = next;
    }
  }
  return way;
}

/**
 * (11) The AFT for the way home from a hex; with less than the cost of a stay there is only a forced landing, at home
 * too.
 */
export function aftHome(hex: HexId, { missionMap, turnProcedure: { aft } }: Rulebook): number {
  return distance(hex, homeField(missionMap).hex) * aft.move.aft + aft.stay.aft;
}

/**
 * Whether a flight to a hex would not have enough left to fly home from it. Where home is already out of reach no hex
 * is marked, because all would be.
 */
export function isBeyond(hex: HexId, from: { readonly hex: HexId; readonly aft: number }, book: Rulebook): boolean {
  if (from.aft < aftHome(from.hex, book)) return false;
  return from.aft - distance(from.hex, hex) * book.turnProcedure.aft.move.aft < aftHome(hex, book);
}
