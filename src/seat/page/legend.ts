import { legendOfFight } from '../../games/screens.ts';
import type { Legend } from '../../kit/game-screen.ts';
import { hang, wrap } from '../../page/paper.ts';
import { PLAN_LEGEND } from '../../questions/day/plan-grid.ts';
import { MARKS } from '../../questions/map/map-window.ts';
import { flownSoFar } from '../../screens/live/flown.ts';
import type { Seat } from '../seat.ts';

/** What the signs of the open page mean: of the fight, the plan or the map. */
export function legendText({ sitting: { asked }, teller, paper }: Seat): string {
  if (paper.byEar) return 'No page is drawn by ear: there are no signs.';
  const signs = legendOfFight(asked) ?? (asked && 'plan' in asked.about ? PLAN_LEGEND : undefined);
  if (signs) return signs.map((sign) => signLine(sign, signs, paper)).join('\n');
  return flownSoFar(teller.events) ? MARKS.map((line) => wrap(line, paper)).join('\n') : NO_SIGNS;
}

const NO_SIGNS = 'Nothing is drawn now. legend tells the signs of a fight, of the plan, and of the map in the air.';

function signLine([sign, means]: Legend[number], signs: Legend, paper: Seat['paper']): string {
  const column = Math.max(...signs.map(([each]) => each.length)) + 2;
  return hang(`${sign.padEnd(column)}${means}`, paper, column);
}
