import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Lying, type Pose } from '../../../kit/geometry/pose.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import { bombsAt } from '../cards/over-target.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { IN_ENDS, laidOut } from './laid-out.ts';
import { lineOfCards } from './plans.ts';

/** A machine after some of its cards. */
export interface Brought {
  readonly machine: OwnMachine;
  readonly to: Pose;
  readonly last: OwnMachine['last'];
}

/**
 * In hundredths of a millimetre: a card over a target's middle has its own middle within NEAR, and no three cards lead
 * farther than REACH.
 */
const [NEAR, REACH] = [6000, 45_000];

/** Whether some plan of the next turn brings a card over the middle of a target. */
export function mayHitNext({ machine, to, last }: Brought, target: Lying, view: CardView, book: Rulebook): boolean {
  if (farSquared(to, target) > REACH ** 2) return false;
  const { ends } = laidOut(book, { machine: { ...machine, pose: to, last }, view });
  const { cardTable } = book.fights['manoeuvre-cards'];
  for (let at = 0; at < ends.length; at += IN_ENDS / CARDS_A_TURN) {
    const end = { x: to.x + (ends[at] ?? 0), y: to.y + (ends[at + 1] ?? 0), heading: ends[at + 2] ?? 0 };
    if (farSquared(end, target) <= NEAR ** 2 && bombsAt(end, target, cardTable) === 'middle') return true;
  }
  return false;
}

/** Whether the cards that a machine still has planned, or a plan of the next turn, bring it over the middle. */
export function mayHitYet(machine: OwnMachine, target: Lying, view: CardView, book: Rulebook): boolean {
  const { cards, ends } = lineOfCards(machine, machine.plan.slice(view.phase), book);
  const { cardTable } = book.fights['manoeuvre-cards'];
  if (ends.some((end) => bombsAt(end, target, cardTable) === 'middle')) return true;
  const last = cards.at(-1)?.card ?? machine.plan[view.phase - 1];
  return mayHitNext({ machine, to: ends.at(-1) ?? machine.pose, last }, target, view, book);
}
