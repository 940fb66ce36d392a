import type { Work } from '../campaign/activities.ts';
import { hasLight } from '../campaign/work.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import { homeField } from '../cards/map.ts';
import type { Feet } from '../cards/printed/weather-effects.ts';
import { boxOf, type Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { PartyView } from '../table/turn-decisions.ts';
import { bestHeight } from './task.ts';
import { leftTo } from './whom-to-attack.ts';

/** So near the work he descends to it. */
export const NEAR = 1;

/**
 * The cruising height; over the work the greatest height from which the ground is visible and the work is good enough.
 */
export function heightFor(
  { hex, work }: { readonly hex: HexId; readonly work: Work },
  party: PartyView,
  temper: Temper,
  book: Rulebook,
): number {
  const cruise = Math.min(temper.cruise, party.ceiling, heightPaidFor(hex, party, temper, book));
  if (distance(party.hex, hex) > NEAR) return cruise;
  const { photo, down } = boxOf(party.weather, book);
  if (work.seenFrom === 0) return Math.max(work.lowest, Math.min(cruise, work.highest, patrolHeight(down, book)));
  const seen = Math.min(cruise, down === 'unlimited' ? SKY : down);
  const floor = Math.min(temper.floor, work.highest);
  if (seen < floor && !work.isLow) return cruise;
  const wanted = Math.min(seen, bestHeight(work, photo, temper.content));
  return Math.max(wanted, work.lowest, work.isLow ? 0 : floor);
}

const SKY = 20_000;

/** A height from which a patrol sees the ground, or need not. */
const patrolHeight = (down: Feet, { turnProcedure: { limits } }: Rulebook): number =>
  down === 'unlimited' ? SKY : Math.max(down, limits.patrolUnseen.feet);

/** The greatest height for which there is petrol: the way there, some turns over the work, and the way home. */
function heightPaidFor(
  task: HexId,
  party: PartyView,
  { inHand }: Temper,
  { missionMap, turnProcedure }: Rulebook,
): number {
  const { climb, move, stay } = turnProcedure.aft;
  const moves = distance(party.hex, task) + distance(task, homeField(missionMap).hex);
  const spare = leftTo(party) - moves * move.aft - TURNS * stay.aft - inHand;
  return Math.max(party.altitude, party.altitude + Math.floor(spare / climb.aft) * climb.feet);
}

/** Turns that the work may take. */
const TURNS = 3;

/** Whether he is so near the work that he would see it, and the weather hides it. */
export function weatherHides(
  { hex, work }: { readonly hex: HexId; readonly work: Work },
  party: PartyView,
  { floor }: Temper,
  book: Rulebook,
): boolean {
  if (work.seenFrom === 0 || work.isLow || distance(party.hex, hex) > NEAR) return false;
  const { down } = boxOf(party.weather, book);
  return !hasLight(party.weather, book) || (down !== 'unlimited' && down < Math.min(floor, work.highest));
}
