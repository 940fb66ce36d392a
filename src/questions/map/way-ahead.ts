import { distance, type HexId } from '../../cards/hexes.ts';
import { homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { carefulWays } from '../../odds/careful-ways.ts';
import { quietStep } from './quiet-way.ts';

/** The hexes that a course leads over from here, as it will be flown. */
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

/** (11) What it takes home from a hex; under what a stay costs there is no landing but a forced one, at home too. */
export function aftHome(hex: HexId, { missionMap, turnProcedure: { aft } }: Rulebook): number {
  return distance(hex, homeField(missionMap).hex) * aft.move.aft + aft.stay.aft;
}

/**
 * Whether who flies to a hex has not enough left to fly home from it. Where home is out of reach already nothing is, for
 * it would be said of every hex.
 */
export function isBeyond(hex: HexId, from: { readonly hex: HexId; readonly aft: number }, book: Rulebook): boolean {
  if (from.aft < aftHome(from.hex, book)) return false;
  return from.aft - distance(from.hex, hex) * book.turnProcedure.aft.move.aft < aftHome(hex, book);
}
