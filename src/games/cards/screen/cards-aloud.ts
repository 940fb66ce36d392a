import type { Rulebook } from '../../../cards/rulebook.ts';
import { type FightAloud, lookoutsOf } from '../../../kit/screen/aloud.ts';
import type { Side } from '../../../table/sides.ts';
import type { CardView, SeenMachine } from '../table/view.ts';
import { placeOf } from './bearings.ts';
import { mayFire } from './ruler.ts';
import { standingsTold } from './standings.ts';

/** A fight with cards in words: places by the clock and in millimetres. */
export function cardsAloud(view: CardView, side: Side, book: Rulebook): FightAloud {
  const all: readonly SeenMachine[] = [...view.own, ...view.enemies];
  return {
    who: standingsTold(view, book),
    lookouts: lookoutsOf(side, all, {
      where: (from, other) => placeOf(from.pose, other.pose),
      fires: (from, at) => mayFire(from, at, view, book),
    }),
  };
}
