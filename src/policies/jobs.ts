import type { Work } from '../campaign/activities.ts';
import { byTheWay, errandsOf, type Task } from '../campaign/work.ts';
import type { HexId } from '../cards/hexes.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { WayChart } from '../odds/careful-ways.ts';
import type { OrdersView, PartyView } from '../table/turn-decisions.ts';
import { temperNow } from './mission-temper.ts';
import type { Places } from './places.ts';
import { isDone } from './task.ts';
import { whyTurnsHome } from './turning-home.ts';
import { leftTo } from './whom-to-attack.ts';
import { weatherHides } from './work-height.ts';

/** Work to do, and its hex. */
export interface Job {
  readonly hex: HexId;
  readonly work: Work;
  readonly isErrand: boolean;
  readonly isHidden?: boolean;
}

/** A temper, with its ways and places. */
export interface Navigator {
  readonly temper: Temper;
  readonly chart: WayChart;
  readonly places: Places;
}

/** The next work, even where the weather hides it now. */
export function firstJob(party: PartyView, orders: OrdersView, commander: Navigator, book: Rulebook): Job | undefined {
  const [job] = jobsFor(party, orders, commander, book);
  return job;
}

/** The next work that can be seen; else the next that the weather hides. */
export function jobFor(party: PartyView, orders: OrdersView, commander: Navigator, book: Rulebook): Job | undefined {
  let hidden: Job | undefined;
  for (const job of jobsFor(party, orders, commander, book)) {
    if (!weatherHides(job, party, commander.temper, book)) return job;
    hidden ??= { ...job, isHidden: true };
  }
  return hidden;
}

/** Possible work, each in its best hex: near, quiet, and within range of the way home. */
function* jobsFor(
  party: PartyView,
  orders: OrdersView,
  { temper, places }: Navigator,
  book: Rulebook,
): Generator<Job, void> {
  if (orders.errand === 'home' || whyTurnsHome(party, orders, temper, book) !== undefined) return;
  const now = temperNow(temper, { party, orders }, book);
  const { move, stay } = book.turnProcedure.aft;
  const spare = leftTo(party) - now.inHand - stay.aft;
  const errands = errandsOf(orders.mission, book);
  for (const task of [...errands, ...looksFor(orders, temper, book)]) {
    if (isDone(task, party, orders, now)) continue;
    const next = places(task, orders, party.hex, book).find(
      ({ hex, moves }) => moves * move.aft <= spare && task.isLeft(hex, orders.achieved),
    );
    if (next) yield { hex: next.hex, work: task.work, isErrand: errands.includes(task) };
  }
}

/** (23) (30) Targets on the ground, for who patrols where his manual has them; he searches no more than so many hexes. */
function looksFor({ mission, achieved }: OrdersView, { looks }: Temper, book: Rulebook): readonly Task[] {
  const searched = Object.keys(achieved.scanned).length;
  return searched < looks ? byTheWay(mission, book).filter(({ activity }) => activity === 'scan') : [];
}
