import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { HEX, hexesBetween, levelOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { MoveEnd, Pose, SideView, TargetState } from '../../../table/fights/winged-victory/craft.ts';
import { enemyOf } from '../../../table/sides.ts';
import { plateOf } from './errand.ts';
import { countersOf, type Known, knownOf, shotValue } from './known.ts';
import { danger, facing, offTheMats } from './standing.ts';

/** What weighs how much when a move is judged. */
const WORTH = {
  shot: 4,
  exposed: 3,
  energy: 0.35,
  near: 0.25,
  facing: 0.6,
  target: 0.5,
} as const;

/** How good it is to stand so at the end of a move: shots, return shots, energy, what one came for. */
export function scoreOf(word: string, end: MoveEnd, own: Known, view: SideView, book: Rulebook): number {
  const enemies = knownOf(view, enemyOf(own.side));
  const silent = silenced(word).pilot;
  const shots = Math.max(0, ...enemies.map((enemy) => shotValue(own, end.pose, enemy.pose, book, silent)));
  const exposed = enemies.reduce((sum, enemy) => sum + shotValue(enemy, enemy.pose, end.pose, book), 0);
  const daring = 1 - own.nerve * 0.2;
  return (
    WORTH.shot * shots -
    WORTH.exposed * daring * exposed +
    WORTH.energy * (end.next + levelOf(end.pose) / 2) +
    closing(end.pose, own, view) +
    (plateOf(word, end, own, view) ?? errand(word, end.pose, own, view) - offTheMats(end.pose, view)) -
    danger(end, own, book)
  );
}

/** To be near and to point at somebody is how shots come about. A loaded bomber has other errands. */
function closing(pose: Pose, own: Known, view: SideView): number {
  const goals = countersOf(view, enemyOf(own.side)).map((enemy) => enemy.pose);
  if (goals.length === 0 || own.bombs) return 0;
  return Math.max(
    ...goals.map((goal) => WORTH.facing * facing(pose, goal) * 2 - WORTH.near * hexesBetween(pose, goal)),
  );
}

/** What stands on the ground and is theirs draws who can harm it. */
function errand(word: string, pose: Pose, own: Known, { targets }: SideView): number {
  const goal = targets.find((target) => target.side !== own.side && !target.destroyed);
  if (!goal) return 0;
  const far = Math.abs(goal.x - pose.x) / HEX;
  const crossed = own.bombs && (own.pose.x - goal.x) * (pose.x - goal.x) <= 0 && word === 'level' ? 20 : 0;
  const weight = own.bombs ? WORTH.target * 2 : goalWeight(goal);
  return crossed - weight * far;
}

const goalWeight = ({ kind }: TargetState): number => (kind === 'balloon' ? WORTH.target : WORTH.target / 5);
