import type { Point } from '../../../kit/geometry/pose.ts';
import { enemyOf, type Side } from '../../../table/sides.ts';
import { isOverEdgeOf } from '../cards/off-table.ts';
import type { TableEdge } from '../table/card-events.ts';
import { type CardFight, type ExitTerms, type FightingMachine, flyingMachines, type MissionUnderWay } from './state.ts';

/** A machine whose middle is outside, and the edge that it crossed. */
export interface Leaving {
  readonly machine: FightingMachine;
  readonly edge: TableEdge;
}

/** (W032) (G017) All machines outside leave the game at the same time; the worth of each exit is settled then. */
export function takeOut(leaving: readonly Leaving[], fight: CardFight): void {
  const gone = new Set(leaving.map(({ machine }) => machine));
  const staying = flyingMachines(fight).filter((machine) => !gone.has(machine));
  for (const { machine, edge } of leaving) machine.out = { how: 'exited', edge, as: termsOf(machine, staying, fight) };
}

const termsOf = (
  { side }: FightingMachine,
  staying: readonly FightingMachine[],
  { errands, ground }: CardFight,
): ExitTerms => ({
  enemyFlies: staying.some((each) => each.side !== side),
  bombed: errands.some((errand) => errand.card.kind !== 'photograph' && freesExits(errand, side)),
  early: ground.some((card) => card.side !== side && card.points === 0),
});

/** Whether a side has done what it was sent to do, so that it may go home over its own edge. */
export const freesExits = ({ card, done, partly }: MissionUnderWay, side: FightingMachine['side']): boolean =>
  card.side === side && card['frees-exits'] === true && (done || partly);

/** The edge over which a machine of a side has left. */
export function edgeOf(point: Point, side: Side, { table }: Pick<CardFight, 'table'>): TableEdge {
  if (isOverEdgeOf(side, point, { table })) return 'own';
  return isOverEdgeOf(enemyOf(side), point, { table }) ? 'enemy' : 'side';
}
