import { beside, type Point, type Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import type { Paper } from '../../kit/paper.ts';
import { drawTable, tableRound } from './draw-table.ts';
import { standings } from './standings.ts';

type Firing = CardDecisions['fire-at']['about'];

/** The table round a gun that may fire: its arc out to the ruler's end, dotted to the half of it. */
export function gunPage({ view, machine, arc }: Firing, book: Rulebook, paper: Paper): string {
  const firer = view.own.find(({ id }) => id === machine);
  // A trench and a gun on the ground have no machine of their own.
  if (!firer || arc === 'rifles') return ['', ...standings(view, book)].join('\n');
  const sides = arcSides(firer.pose, arc, book);
  const seen = view.enemies.map(({ pose }) => pose).filter((pose) => isNear(pose, firer.pose));
  const window = tableRound([firer.pose, ...sides, ...seen], paper.width, paper.width >= 110 ? 24 : 13);
  const canvas = drawTable(view, window, ({ pose }) => pose, book);
  for (const side of sides) canvas.line(firer.pose, side, 2);
  return [
    '',
    `The arc of ${machine}${arc === 'rear' ? ' astern' : ''}, a ruler long`,
    ...canvas.lines.map((line) => line.trimEnd()),
    '─'.repeat(paper.width),
    ...standings(view, book),
  ].join('\n');
}

const NEAR = 30_000;
const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/** The ends of the two sides of an arc. */
function arcSides(pose: Pose, arc: 'front' | 'rear', book: Rulebook): readonly Point[] {
  const { 'front-arc': front, 'rear-arc': rear, ruler } = book.fights['manoeuvre-cards'].cardTable;
  const { across, along } = arc === 'front' ? front : rear;
  const part = ruler.reach / Math.hypot(across, along);
  const way = arc === 'front' ? 1 : -1;
  return [1, -1].map((side) => beside(pose, Math.round(side * part * across), Math.round(way * part * along)));
}
