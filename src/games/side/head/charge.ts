import { enemyOf } from '../../../table/sides.ts';
import { hexesBetween } from '../rules/flight/pose.ts';
import type { Pose, SeenMachine, SideView } from '../table/fighting-machine.ts';
import { isSent } from './errand.ts';
import { countersOf, type Known, knownOf } from './known.ts';

/** An escort may be so many hexes from its charge; and enemies no nearer to her than so many are let go. */
const [BESIDE, LET_GO] = [5, 14];

/** What each hex farther from her counts. */
const KEEPS = 0.5;

/** Those of his side who do what it has come for, while he looks after them. */
const chargesOf = (own: Known, view: SideView): Known[] =>
  isSent(own, view) ? [] : knownOf(view, own.side).filter((mate) => mate.id !== own.id && isSent(mate, view));

/** What it costs an escort to be far from her. */
export function strays(pose: Pose, own: Known, view: SideView): number {
  const charges = chargesOf(own, view);
  if (charges.length === 0) return 0;
  return KEEPS * Math.max(0, Math.min(...charges.map((charge) => hexesBetween(pose, charge.pose))) - BESIDE);
}

/** Whom he goes for: an escort whoever is near its charge, and others whoever there is. */
export function goalsOf(own: Known, view: SideView): readonly SeenMachine[] {
  const enemies = countersOf(view, enemyOf(own.side));
  const charges = chargesOf(own, view);
  if (charges.length === 0) return enemies;
  return enemies.filter(({ pose }) => charges.some((charge) => hexesBetween(charge.pose, pose) <= LET_GO));
}
