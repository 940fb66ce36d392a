import { enemyOf } from '../../../table/sides.ts';
import { hexesBetween } from '../rules/flight/pose.ts';
import type { Pose, SideView } from '../table/fighting-machine.ts';
import { isSent } from './errand.ts';
import { countersOf, type Known, knownOf } from './known.ts';

/** An escort may be so many hexes from its charge; and enemies no nearer to her than so many are let go. */
const [BESIDE, LET_GO] = [5, 14];

/** What each hex farther from her counts. */
const KEEPS = 0.5;

/** Where those of his side are who do what it has come for, while he looks after them. */
export const chargesOf = (own: Known, view: SideView): Pose[] =>
  isSent(own, view)
    ? []
    : knownOf(view, own.side)
        .filter((mate) => mate.id !== own.id && isSent(mate, view))
        .map(({ pose }) => pose);

/** What it costs an escort to be far from them. */
export function strays(pose: Pose, charges: readonly Pose[]): number {
  if (charges.length === 0) return 0;
  return KEEPS * Math.max(0, Math.min(...charges.map((charge) => hexesBetween(pose, charge))) - BESIDE);
}

/** Whom he goes for: an escort whoever is near its charge, and others whoever there is. */
export function goalsOf(own: Known, charges: readonly Pose[], view: SideView): Pose[] {
  const enemies = countersOf(view, enemyOf(own.side)).map(({ pose }) => pose);
  return charges.length === 0
    ? enemies
    : enemies.filter((enemy) => charges.some((charge) => hexesBetween(charge, enemy) <= LET_GO));
}
