import type { FlownSoFar, Work } from '../campaign/activities.ts';
import type { Task } from '../campaign/work.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { OrdersView, PartyView } from '../table/turn-decisions.ts';
import { SEEKS } from './activities.ts';

/** The greatest height at which the work is good enough under a Photo modifier; the lowest, if none is. */
export function bestHeight({ heights, highest, isWeathered }: Work, photo: number, content: number): number {
  const weather = isWeathered ? photo : 0;
  const good = heights.findLast(({ add }) => add + weather >= content) ?? heights[0];
  return Math.min(good?.to ?? highest, highest);
}

/**
 * Whether nothing of a party's work is left: its credit is won, or as much as satisfies him, or nobody is left who
 * could win it.
 */
export function isDone(task: Task, party: PartyView, orders: OrdersView, temper: Temper): boolean {
  const { machines, bombs } = party;
  const flown: FlownSoFar = { achieved: orders.achieved, machines: orders.machines, party: machines, bombs };
  return task.isDone(flown) || SEEKS[task.activity].isEnough(flown, temper);
}
