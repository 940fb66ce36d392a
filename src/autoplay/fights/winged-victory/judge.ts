import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { hexesBetween, levelOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf } from '../../../table/sides.ts';
import { errandOf } from './errand.ts';
import type { Field, Way } from './field.ts';
import { countersOf, type Known, knownOf, shotValue } from './known.ts';
import { answerTo, repliesTo } from './reply.ts';
import { advantage, danger, facing } from './standing.ts';

/** What weighs how much when a sharp opponent judges a move. */
const WORTH = { given: 4, taken: 2, energy: 0.15, place: 1, near: 0.25, facing: 1.2 } as const;

export function fieldOf(own: Known, view: SideView, book: Rulebook): Field {
  const replies = repliesTo(own, view, book);
  const open = replies.map(({ enemy }) => enemy.id);
  const settled = knownOf(view, enemyOf(own.side)).filter(({ id }) => !open.includes(id));
  return { own, view, book, settled, replies };
}

/** How many of the best at first sight are looked at once more with the enemies' answers. */
const LOOKED_AT = 14;

/** The ways from the best on: first by what stands, then the best of them by what is answered. */
export function ranked(ways: readonly Way[], field: Field): Way[] {
  const atSight = byWorth(ways, (way) => judged(way, field, standing(way, field)));
  if (field.replies.length === 0) return atSight;
  const best = byWorth(atSight.slice(0, LOOKED_AT), (way) => judged(way, field, answered(way, field)));
  return [...best, ...atSight.slice(LOOKED_AT)];
}

function byWorth(ways: readonly Way[], worthOf: (way: Way) => number): Way[] {
  return ways
    .map((way) => ({ way, worth: worthOf(way) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ way }) => way);
}

/**
 * How good it is to end so: what he gives and takes, his energy, his place, his errand. When the turns are out, only
 * some of it.
 */
function judged(way: Way, field: Field, { given, taken, place }: Exchanged): number {
  const { end } = way;
  const { own, view, book } = field;
  const daring = 1 - own.nerve * 0.2;
  const later = WORTH.energy * (end.next + levelOf(end.pose) / 2) + WORTH.place * place + closing(end.pose, own, view);
  return (
    WORTH.given * given -
    WORTH.taken * daring * taken +
    (view.turn === view.turns ? 0 : later) +
    errandOf(way, field) -
    danger(end, own, book)
  );
}

/** With one enemy: points given and taken on the average, and where he is. */
interface With {
  readonly enemy: Known;
  readonly given: number;
  readonly taken: number;
  readonly pose: Pose;
}

interface Exchanged {
  readonly given: number;
  readonly taken: number;
  readonly place: number;
}

/** Those who have yet to move are taken to stand where they are, and to fire at nobody. */
const standing = (way: Way, field: Field): Exchanged =>
  together(
    way,
    [
      ...settledWith(way, field),
      ...field.replies.map(({ enemy }) => ({ enemy, given: 0, taken: 0, pose: enemy.pose })),
    ],
    field,
  );

const answered = (way: Way, field: Field): Exchanged =>
  together(
    way,
    [
      ...settledWith(way, field),
      ...field.replies.map((reply) => ({ enemy: reply.enemy, ...answerTo(way, reply, field) })),
    ],
    field,
  );

const settledWith = ({ word, end: { pose } }: Way, { own, settled, book }: Field): With[] =>
  settled.map((enemy) => ({
    enemy,
    given: shotValue({ machine: own, from: pose, silent: silenced(word).pilot }, enemy.pose, book),
    taken: shotValue({ machine: enemy, from: enemy.pose, silent: silenced(enemy.flew).pilot }, pose, book),
    pose: enemy.pose,
  }));

/** A gun fires at one, and all of them at him. */
const together = ({ end: { pose } }: Way, each: readonly With[], { own, book }: Field): Exchanged => ({
  given: Math.max(0, ...each.map(({ enemy, given }) => given * prize(enemy, book))),
  taken: each.reduce((sum, { taken }) => sum + taken, 0) * prize(own, book),
  place: each.reduce((sum, { pose: other }) => sum + advantage(pose, other), 0),
});

/** A point tells the more, the fewer are left: twice as much on a machine that is nearly gone. */
function prize({ dashboard, structure }: Known, { fights }: Rulebook): number {
  const { boxes } = promised(fights['winged-victory'].dashboards[dashboard], `dashboard of ${dashboard}`).structure;
  return 1 + Math.min(1, structure / boxes);
}

/** To be near and to point at somebody is how shots come about. A loaded bomber has other errands. */
function closing(pose: Pose, own: Known, view: SideView): number {
  const goals = countersOf(view, enemyOf(own.side)).map((enemy) => enemy.pose);
  if (goals.length === 0 || own.bombs) return 0;
  return Math.max(...goals.map((goal) => WORTH.facing * facing(pose, goal) - WORTH.near * hexesBetween(pose, goal)));
}
