import { reachedIn } from '../campaign/height-in-reach.ts';
import { errandsOf } from '../campaign/work.ts';
import { distance, type HexId } from '../cards/hexes.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { Aloft, OrdersView, PartyView } from '../table/turn-decisions.ts';
import { type Bound, boundBy } from './in-the-air.ts';

/** The hexes of a way out, each patrolled or only flown to; the height on the way, and the height of the work. */
export interface WayToWork {
  readonly legs: readonly { readonly hex: HexId; readonly patrols: boolean }[];
  readonly cruise: number;
  readonly altitude: number;
  /** The weather would hide the work. */
  readonly isHidden: boolean;
}

/** The most hexes of a way. */
const MOST = 8;

/**
 * The way of a commander of this temper from a party's hex to its work; for a patrol, over every hex that he would
 * patrol. Nothing, where he would go home.
 */
export function waysToWork(temper: Temper) {
  const binds = boundBy(temper);
  return (party: PartyView, orders: OrdersView, book: Rulebook): WayToWork | undefined => {
    const out = binds(party, orders, book);
    if (out.bound === 'home') return undefined;
    const over = binds({ ...party, hex: out.goal }, orders, book);
    const bind = (at: Aloft) => binds(at.party, at.orders, book);
    const hexes = patrolledFrom(out, { party, orders }, bind, book);
    return {
      legs: hexes.length > 0 ? hexes.map((hex) => ({ hex, patrols: true })) : [{ hex: out.goal, patrols: false }],
      cruise: out.height,
      // Where the weather hides the work he would wait above it.
      altitude: over.bound === 'task' && !over.waits ? over.height : out.height,
      isHidden: over.waits === true,
    };
  };
}

/** The hexes that he would patrol from the first on; none, where the first is not for a patrol. */
function patrolledFrom(out: Bound, { party, orders }: Aloft, bind: (at: Aloft) => Bound, book: Rulebook): HexId[] {
  if (!errandsOf(orders.mission, book).some(({ activity }) => activity === 'patrol')) return [];
  const patrolled: HexId[] = [];
  const { goal: first } = out;
  const there = climbedTo(out, party, book);
  const { move, stay } = book.turnProcedure.aft;
  let here = first;
  let spent = distance(party.hex, here) * move.aft + stay.aft;
  while (patrolled.length < MOST && !patrolled.includes(here)) {
    patrolled.push(here);
    const { bound, goal } = bind({
      party: spending(spent, { ...there, hex: here }),
      orders: havingPatrolled(orders, patrolled),
    });
    if (goal === here && patrolled.length === 1) return [];
    if (bound === 'home' || goal === here) break;
    spent += distance(here, goal) * move.aft + stay.aft;
    here = goal;
  }
  return patrolled;
}

/** (14) A party that has paid for its climb: so far as its turns to the work allow. */
function climbedTo({ goal, height }: Bound, party: PartyView, book: Rulebook): PartyView {
  const { aft } = book.turnProcedure;
  const turns = distance(party.hex, goal) + 1;
  const altitude = reachedIn(turns, party.altitude, height, book);
  return spending((Math.max(0, altitude - party.altitude) / aft.climb.feet) * aft.climb.aft, { ...party, altitude });
}

/** A party that has spent so much of its petrol. */
function spending(spent: number, party: PartyView): PartyView {
  const left = (aft: number | undefined) => aft && Math.max(0, aft - spent);
  const { fighters, twoSeaters } = party.aft;
  return { ...party, aft: { fighters: left(fighters), twoSeaters: left(twoSeaters) } };
}

const havingPatrolled = (orders: OrdersView, patrolled: readonly HexId[]): OrdersView => ({
  ...orders,
  achieved: { ...orders.achieved, patrolled: [...orders.achieved.patrolled, ...patrolled] },
});
