import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { isStalled, updatedCue } from '../../../rules/fights/winged-victory/flight/energy.ts';
import type { Move } from '../../../rules/fights/winged-victory/flight/move.ts';
import { movesOf } from '../../../rules/fights/winged-victory/flight/moves.ts';
import { hexesBetween, levelOf } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import { enemyOf } from '../../../table/sides.ts';
import type { Field, Replies, Way } from './field.ts';
import { type Known, knownOf, shotValue } from './known.ts';

/** How far off an enemy may be whose answer is worth thinking about. */
const FAR = 14;

/** What comes of it if he then makes the best of it. */
interface Answer {
  readonly given: number;
  readonly taken: number;
  /** Where he has gone. */
  readonly pose: Pose;
}

/** How an enemy is taken to choose: by his shot, by what he lays himself open to, by speed and height, by a stall. */
const HIS = { shot: 1, open: 0.75, energy: 0.2, stall: 2 } as const;

/** The end that an enemy takes who has seen where one stands. */
export function answerTo({ word, end }: Way, { enemy, ends }: Replies, { own, book }: Field): Answer {
  const mine = { machine: own, from: end.pose, silent: silenced(word).pilot };
  let best: Answer = { given: 0, taken: 0, pose: enemy.pose };
  let most = Number.NEGATIVE_INFINITY;
  for (const { pose, silent, liked } of ends) {
    const taken = shotValue({ machine: enemy, from: pose, silent }, end.pose, book);
    const given = shotValue(mine, pose, book);
    const worth = HIS.shot * taken - HIS.open * given + liked;
    if (worth <= most) continue;
    most = worth;
    best = { given, taken, pose };
  }
  return best;
}

/** Every enemy near enough who has yet to move, with all that he may do. */
export const repliesTo = (own: Known, view: SideView, book: Rulebook): Replies[] =>
  knownOf(view, enemyOf(own.side))
    .filter(({ flew, falling, pose }) => flew === '' && falling === 'no' && hexesBetween(pose, own.pose) <= FAR)
    .map((enemy) => repliesOf(enemy, view, book));

function repliesOf(enemy: Known, view: SideView, book: Rulebook): Replies {
  const { dashboards, combat } = book.fights['winged-victory'];
  const dash = promised(dashboards[enemy.dashboard], `dashboard of ${enemy.dashboard}`);
  const moves = movesOf({
    craft: enemy,
    dash,
    ways: combat.ways,
    options: view.options,
    engaged: true,
    blind: false,
    roof: view.sky.storm ?? Number.POSITIVE_INFINITY,
  });
  const liked = ({ end, energy }: Move): number => {
    const next = updatedCue(enemy.cue + energy, enemy.pip);
    return HIS.energy * (next + levelOf(end) / 2) - (isStalled(dash, next, levelOf(end)) ? HIS.stall : 0);
  };
  return {
    enemy,
    ends: moves
      .filter(({ lands }) => lands === 'no')
      .map((move) => ({ pose: move.end, silent: move.stalls || silenced(move.word).pilot, liked: liked(move) })),
  };
}
