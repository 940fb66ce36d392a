import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { silenced } from '../../../rules/fights/winged-victory/flight/choice.ts';
import { movesOf } from '../../../rules/fights/winged-victory/flight/moves.ts';
import { hexesBetween } from '../../../rules/fights/winged-victory/flight/pose.ts';
import type { MoveEnd, Pose, SideView } from '../../../table/fights/winged-victory/craft.ts';
import { enemyOf } from '../../../table/sides.ts';
import { type Known, knownOf, shotValue } from './known.ts';

/** How far off an enemy may be whose answer is worth thinking about. */
const FAR = 14;

/** The best that the nearest enemy can make of it if he moves after this: what he gets less what he lays himself open to. */
export function worstReply(end: MoveEnd, own: Known, replies: Replies | undefined, book: Rulebook): number {
  if (!replies) return 0;
  const { enemy, ends } = replies;
  let worst = 0;
  for (const { pose, silent } of ends) {
    const his = shotValue(enemy, pose, end.pose, book, silent);
    if (his <= worst) continue;
    worst = Math.max(worst, his - shotValue(own, end.pose, pose, book) / 2);
  }
  return worst;
}

export interface Replies {
  readonly enemy: Known;
  readonly ends: readonly { readonly pose: Pose; readonly silent: boolean }[];
}

/** Where the nearest enemy who has yet to move may end. */
export function repliesTo(own: Known, view: SideView, book: Rulebook): Replies | undefined {
  const near = knownOf(view, enemyOf(own.side))
    .filter(({ flew, falling, pose }) => flew === '' && falling === 'no' && hexesBetween(pose, own.pose) <= FAR)
    .toSorted((a, b) => hexesBetween(a.pose, own.pose) - hexesBetween(b.pose, own.pose));
  const [enemy] = near;
  if (!enemy) return undefined;
  const { dashboards, combat } = book.fights['winged-victory'];
  const moves = movesOf({
    craft: enemy,
    dash: promised(dashboards[enemy.dashboard], `dashboard of ${enemy.dashboard}`),
    ways: combat.ways,
    options: view.options,
    engaged: true,
    blind: false,
    roof: view.sky.storm ?? Number.POSITIVE_INFINITY,
  });
  return {
    enemy,
    ends: moves
      .filter(({ lands }) => lands === 'no')
      .map(({ word, end }) => ({ pose: end, silent: silenced(word).pilot })),
  };
}
