import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Point, type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { cosine, sine, UNIT } from '../../../kit/geometry/turning.ts';
import { CARDS_A_TURN, handOf } from '../cards/legal-plan.ts';
import { leavesAt } from '../cards/off-table.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { errandOf, errandWorth } from './aims.ts';
import type { CardHead, PlanLine } from './head.ts';
import type { BoundFor } from './lost.ts';

/**
 * In hundredths of a millimetre: an escort may end so far from its charge, and each further distance of this length
 * costs a point.
 */
const [BESIDE, A_POINT] = [20_000, 3300];

/** The cost of an escort's distance to the nearest machine that it escorts; 0 for all others. */
function strays({ ends }: PlanLine, machine: OwnMachine, view: CardView): number {
  const charges = errandOf(machine, view) ? [] : view.own.filter((mate) => errandOf(mate, view) !== undefined);
  const end = ends.at(-1) ?? machine.pose;
  const far = Math.min(...charges.map((charge) => Math.sqrt(farSquared(end, charge.pose))));
  return charges.length > 0 ? Math.max(0, far - BESIDE) / A_POINT : 0;
}

/** The worth of two positions: having the enemy ahead, and being behind him. */
export function positionWorth(own: Pose, enemy: Pose): number {
  const dx = (enemy.x - own.x) / 1000;
  const dy = (enemy.y - own.y) / 1000;
  const far = Math.sqrt(dx * dx + dy * dy) + 0.01;
  const ahead = (dx * sine(own.heading) + dy * cosine(own.heading)) / far / UNIT;
  const behind = (dx * sine(enemy.heading) + dy * cosine(enemy.heading)) / far / UNIT;
  const away = Math.max(0, far - 18) / 40;
  return 0.9 * ahead + 0.9 * behind - 1.2 * away;
}

/** The worth of leaving the table where that costs, of leaving it at home, and of ending in a corner. */
export const [OUT, HOME, CORNERED] = [-120, 25, -30];

/** The machine of a line, and where it is bound. */
export interface Goer {
  readonly machine: OwnMachine;
  readonly bound: BoundFor;
}

/** The worth of a line whatever the enemy does: the table's edge, the way home, the errand. */
export function lineWorth(line: PlanLine, { machine, bound }: Goer, view: CardView, { book, bent }: CardHead): number {
  const exit = exitOf(line, machine.pose, view, book);
  if (exit) return exit === ownEdge(machine) && bound === 'home' ? HOME : OUT;
  const end = line.ends.at(-1) ?? machine.pose;
  const errand = bent.errand * errandWorth(line, machine, view, book);
  if (bound === 'home') return homeward(end, machine, view) + errand;
  return errand + room(line, machine, view, book) - strays(line, machine, view);
}

/** The cost of ending a line where no turn stays on the table. */
export const room = ({ ends }: PlanLine, { deck, pose }: SeenMachine, view: CardView, book: Rulebook): number =>
  canTurnAway(ends.at(-1) ?? pose, deck, view, book) ? 0 : CORNERED;

export const homeward = (end: Pose, machine: OwnMachine, view: CardView): number =>
  -distanceHome(end, machine, view) / 4000 + (facesHome(end, machine) ? 1 : 0);

const ownEdge = ({ side }: OwnMachine): 'south' | 'north' => (side === 'allied' ? 'south' : 'north');

const distanceHome = ({ y }: Pose, { side }: OwnMachine, { table }: CardView): number =>
  side === 'allied' ? y : table.length - y;

const facesHome = ({ heading }: Pose, { side }: OwnMachine): boolean =>
  side === 'allied' ? cosine(heading) < 0 : cosine(heading) > 0;

type TableSide = 'south' | 'north' | 'side';

/** The edge over which a line leads, if it leaves the table. */
function exitOf({ cards, ends }: PlanLine, start: Pose, view: CardView, book: Rulebook): TableSide | undefined {
  // No card carries a machine further from both its ends than this.
  if (isClear(start, view) && ends.every((pose) => isClear(pose, view))) return undefined;
  const { cardTable } = book.fights['manoeuvre-cards'];
  const exits = cards.map((card, i) => leavesAt(ends[i - 1] ?? start, card, view, cardTable));
  const outside = exits.find((point) => point !== undefined);
  return outside && edgeBeyond(outside, view);
}

const FAR_IN = 11_000;

const isClear = ({ x, y }: Point, { table }: CardView): boolean =>
  x > FAR_IN && y > FAR_IN && x < table.width - FAR_IN && y < table.length - FAR_IN;

function edgeBeyond({ y }: Point, { table }: CardView): TableSide {
  if (y < 0) return 'south';
  return y > table.length ? 'north' : 'side';
}

/** From so far inside, three turns to one side stay on the table. */
const ROOMY = 25_000;
const TURNS = ['left-60', 'right-60'] as const;

/** Whether three turns to one side, which bring a machine about, stay on the table. */
function canTurnAway(from: Pose, deck: string, view: CardView, book: Rulebook): boolean {
  const { x, y } = from;
  const { width, length } = view.table;
  if (x > ROOMY && y > ROOMY && x < width - ROOMY && y < length - ROOMY) return true;
  const { cardTable } = book.fights['manoeuvre-cards'];
  return handOf(deck, book)
    .filter(({ card }) => TURNS.some((each) => each === card))
    .some((card) => {
      let at = from;
      for (let turn = 0; turn < CARDS_A_TURN; turn++) {
        if (leavesAt(at, card, view, cardTable)) return false;
        at = poseAfterArrow(at, card, cardTable.base.length);
      }
      return true;
    });
}
