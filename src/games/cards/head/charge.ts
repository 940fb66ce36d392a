import { farSquared } from '../../../kit/geometry/pose.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { errandOf } from './aims.ts';
import type { Line } from './head.ts';

/** In hundredths of a millimetre: so far from his charge an escort may end, and how far beyond it costs him a point. */
const [BESIDE, A_POINT] = [20_000, 5000];

/** What it costs an escort to be far from the nearest of those whom he looks after; nothing to anybody else. */
export function strays({ ends }: Line, machine: OwnMachine, view: CardView): number {
  const charges = errandOf(machine, view) ? [] : view.own.filter((mate) => errandOf(mate, view) !== undefined);
  const end = ends.at(-1) ?? machine.pose;
  const far = Math.min(...charges.map((charge) => Math.sqrt(farSquared(end, charge.pose))));
  return charges.length > 0 ? Math.max(0, far - BESIDE) / A_POINT : 0;
}
