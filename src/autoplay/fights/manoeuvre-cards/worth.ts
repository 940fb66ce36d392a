import { leavesAt } from '../../../rulebook/fights/manoeuvre-cards/off-table.ts';
import type { Point, Pose } from '../../../rulebook/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../rulebook/geometry/turning.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardView, OwnMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { errandWorth, isForHome } from './aims.ts';
import type { Line } from './head.ts';

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
  const goesHome = isForHome(machine, view);
  const exit = exitOf(line, machine.pose, view, book);
  if (exit) return exit === ownEdge(machine) && goesHome ? HOME : OUT;
  const end = line.ends.at(-1) ?? machine.pose;
  if (goesHome) return homeward(end, machine, view) + errandWorth(line, machine, view, book);
  return errandWorth(line, machine, view, book) + (canTurnAway(end, view, line) ? 0 : CORNERED);
}

const homeward = (end: Pose, machine: OwnMachine, view: CardView): number =>
  -distanceHome(end, machine, view) / 4000 + (facesHome(end, machine) ? 1 : 0);

const ownEdge = ({ side }: OwnMachine): 'south' | 'north' => (side === 'allied' ? 'south' : 'north');

const distanceHome = ({ y }: Pose, { side }: OwnMachine, { table }: CardView): number =>
  side === 'allied' ? y : table.length - y;

const facesHome = ({ heading }: Pose, { side }: OwnMachine): boolean =>
  side === 'allied' ? cosine(heading) < 0 : cosine(heading) > 0;

type Edge = 'south' | 'north' | 'side';

/** Over which edge a line leads, if it leads off the table. */
function exitOf(
  { cards, ends }: Line,
  start: Pose,
  view: CardView,
  {
    fights: {
      'manoeuvre-cards': { cardTable },
    },
  }: Rulebook,
): Edge | undefined {
  // No card carries a machine further from both its ends than this.
  if (isClear(start, view) && ends.every((pose) => isClear(pose, view))) return undefined;
  const exits = cards.map((card, i) => leavesAt(ends[i - 1] ?? start, card, view, cardTable));
  const outside = exits.find((point) => point !== undefined);
  return outside && edgeBeyond(outside, view);
}

const FAR_IN = 11_000;

const isClear = ({ x, y }: Point, { table }: CardView): boolean =>
  x > FAR_IN && y > FAR_IN && x < table.width - FAR_IN && y < table.length - FAR_IN;

function edgeBeyond({ y }: Point, { table }: CardView): Edge {
  if (y < 0) return 'south';
  return y > table.length ? 'north' : 'side';
}

/** Whether two turns to one side keep a machine on the table; the widest deck needs 15 cm for that. */
function canTurnAway({ x, y, heading }: Pose, { table }: CardView, { cards }: Line): boolean {
  const reach = cards.some(({ card, forward }) => card === 'straight' && forward > 5000) ? 16_000 : 13_000;
  const east = sine(heading) / UNIT;
  const north = cosine(heading) / UNIT;
  const roomX = east > 0 ? table.width - x : x;
  const roomY = north > 0 ? table.length - y : y;
  return roomX >= reach * Math.abs(east) && roomY >= reach * Math.abs(north);
}
