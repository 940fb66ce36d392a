import { type Pose, wayFlown } from '../../../rulebook/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../rulebook/geometry/turning.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardView, OwnMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { errandWorth, isForHome } from './aims.ts';
import type { Line } from './plans.ts';

/** What it is worth to a machine to stand there and the enemy there: to have him ahead, and to be behind him. */
export function positionWorth(own: Pose, enemy: Pose): number {
  const dx = (enemy.x - own.x) / 1000;
  const dy = (enemy.y - own.y) / 1000;
  const far = Math.sqrt(dx * dx + dy * dy) + 0.01;
  const ahead = (dx * sine(own.heading) + dy * cosine(own.heading)) / far / UNIT;
  const behind = (dx * sine(enemy.heading) + dy * cosine(enemy.heading)) / far / UNIT;
  const away = Math.max(0, far - 18) / 40;
  return 0.9 * ahead + 0.9 * behind - 1.2 * away;
}

const OUT = -60;
const HOME = 25;
const CORNERED = -12;

/** What a line is worth whatever the enemy does: the edge of the table, the way home, the errand. */
export function lineWorth(line: Line, machine: OwnMachine, view: CardView, book: Rulebook): number {
  const exit = exitOf(line, machine.pose, view, book);
  const goesHome = isForHome(machine, view);
  if (exit) return exit === ownEdge(machine) && goesHome ? HOME : OUT;
  const end = line.ends.at(-1) ?? machine.pose;
  const home = goesHome ? -distanceHome(end, machine, view) / 4000 + (facesHome(end, machine) ? 1 : 0) : 0;
  return home + errandWorth(line, machine, view, book) + (canTurnAway(end, view, book, line) ? 0 : goesHome ? 0 : CORNERED);
}

const ownEdge = ({ side }: OwnMachine): 'south' | 'north' => (side === 'allied' ? 'south' : 'north');

const distanceHome = ({ y }: Pose, { side }: OwnMachine, { table }: CardView): number =>
  side === 'allied' ? y : table.length - y;

const facesHome = ({ heading }: Pose, { side }: OwnMachine): boolean =>
  side === 'allied' ? cosine(heading) < 0 : cosine(heading) > 0;

type Edge = 'south' | 'north' | 'side';

/** Over which edge a line leads, if it leads off the table. */
function exitOf({ cards, ends }: Line, start: Pose, { table, system }: CardView, { cardTable }: Rulebook): Edge | undefined {
  let from = start;
  for (const [i, card] of cards.entries()) {
    const end = ends[i] as Pose;
    const way = system === 'wings-of-war' ? wayFlown(from, card, cardTable.base.length) : [end];
    for (const { x, y } of way) {
      if (y < 0) return 'south';
      if (y > table.length) return 'north';
      if (x < 0 || x > table.width) return 'side';
    }
    from = end;
  }
  return undefined;
}

/** Whether two turns to one side keep a machine on the table; the widest deck needs 15 cm for that. */
function canTurnAway({ x, y, heading }: Pose, { table }: CardView, _: Rulebook, { cards }: Line): boolean {
  const reach = cards.some(({ card, forward }) => card === 'straight' && forward > 5000) ? 16_000 : 13_000;
  const east = sine(heading) / UNIT;
  const north = cosine(heading) / UNIT;
  const roomX = east > 0 ? table.width - x : x;
  const roomY = north > 0 ? table.length - y : y;
  return roomX >= reach * Math.abs(east) && roomY >= reach * Math.abs(north);
}
