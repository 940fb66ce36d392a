import type { HexId } from '../../cards/hexes.ts';
import { hasGunsForCertain } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { PartyView } from '../../table/turn-decisions.ts';

/**
 * (15) (42) Whether a move brings the party over machine guns that are there for certain, low enough for them, and out
 * of none before.
 */
export function comesLowOverGuns({ hex, altitude }: PartyView, to: HexId, book: Rulebook): boolean {
  const { missionMap, archieAndMachineGun } = book;
  if (altitude > archieAndMachineGun.archieAbove.feet || to === hex) return false;
  return hasGunsForCertain(missionMap, to) && !hasGunsForCertain(missionMap, hex);
}
