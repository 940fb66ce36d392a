import type { Done } from '../campaign/mission-log.ts';
import type { Work } from '../campaign/work.ts';
import type { Activities } from '../rulebook/cards/activities.ts';
import type { HexId } from '../rulebook/hexes.ts';
import { patrolCredit } from '../rulebook/manual-of.ts';
import { targetsIn } from '../rulebook/map.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { isPassed } from '../rules/mission/activities/passes.ts';
import type { OrdersView, PartyView } from '../table/turn-decisions.ts';
import type { Temper } from './temper.ts';

/**
 * The greatest height from which the work is still done well enough under a Photo modifier; the lowest, when from none.
 */
export function bestHeight({ heights, highest, isWeathered }: Work, photo: number, content: number): number {
  const weather = isWeathered ? photo : 0;
  const good = heights.findLast(({ add }) => add + weather >= content) ?? heights[0];
  return Math.min(good?.to ?? highest, highest);
}

/**
 * Whether there is nothing left to do of what a party came for: its credit is won, or nobody is left who could win it.
 */
export function isDone(party: PartyView, orders: OrdersView, temper: Temper, book: Rulebook): boolean {
  const manual = book.missions[orders.mission]?.activities;
  if (orders.errand === 'home' || !manual) return true;
  const { achieved, target } = orders;
  if (target !== undefined) return isDoneAtTarget(party, achieved, manual, temper);
  if (manual.patrol) return achieved.patrolled.length >= (patrolCredit(manual.patrol, orders.machines).at(-1)?.at ?? 0);
  if (manual.attackBalloon) return Object.values(achieved.balloons).some(({ state }) => state === 'destroyed');
  const { most = 0, unitsAPoint = 1 } = manual.strafeTrench ?? {};
  return achieved.strafed >= most * unitsAPoint;
}

/** Plates exposed, fall of shot called, bombs dropped. */
function isDoneAtTarget(
  { machines, bombs }: PartyView,
  { exposed, spotting }: Done,
  { photograph, spot, bomb }: Activities,
  { plates, hits }: Temper,
): boolean {
  const cameras = machines.filter(({ role }) => role === 'two-seater');
  if (cameras.length === 0) return true;
  if (photograph) return cameras.every(({ id }) => (exposed[id] ?? 0) >= Math.min(plates, photograph.plates));
  if (spot) return spotting.turns >= spot.turns || spotting.hits >= hits;
  return bomb !== undefined && bombs < bomb.stick;
}

/** Whether there is still something to be done over one of the hexes of a mission. */
export function isLeft(hex: HexId, { target, achieved }: OrdersView, { missionMap }: Rulebook): boolean {
  if (target !== undefined) return true;
  const { patrolled, balloons } = achieved;
  if (patrolled.includes(hex)) return false;
  const met = targetsIn(missionMap, hex).find(({ target: id }) => id in balloons);
  if (met) return balloons[met.target]?.state === 'up';
  return !isPassed(hex, achieved);
}
