import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { hexesBetween, levelOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { MoveEnd, Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf } from '../../../table/sides.ts';
import { errandOf } from './errand.ts';
import { countersOf, type Known, knownOf, shotValue } from './known.ts';
import { danger, facing } from './standing.ts';

/** What weighs how much when a move is judged. */
const WORTH = {
  shot: 4,
  exposed: 3,
  energy: 0.35,
  near: 0.25,
  facing: 0.6,
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
    errandOf(word, end, own, view, book) -
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
