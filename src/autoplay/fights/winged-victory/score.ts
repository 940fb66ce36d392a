import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { hexesBetween, levelOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf } from '../../../table/sides.ts';
import { errandOf } from './errand.ts';
import type { Sight, Way } from './field.ts';
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
export function scoreOf(way: Way, sight: Sight): number {
  const { end } = way;
  const { own, view, book } = sight;
  const enemies = knownOf(view, enemyOf(own.side));
  const silent = silenced(way.word).pilot;
  const shots = Math.max(
    0,
    ...enemies.map((enemy) => shotValue({ machine: own, from: end.pose, silent }, enemy.pose, book)),
  );
  const exposed = enemies.reduce(
    (sum, enemy) => sum + shotValue({ machine: enemy, from: enemy.pose }, end.pose, book),
    0,
  );
  const daring = 1 - own.nerve * 0.2;
  return (
    WORTH.shot * shots -
    WORTH.exposed * daring * exposed +
    WORTH.energy * (end.next + levelOf(end.pose) / 2) +
    closing(end.pose, own, view) +
    errandOf(way, sight) -
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
