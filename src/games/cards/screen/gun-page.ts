import type { Rulebook } from '../../../cards/rulebook.ts';
import { beside, type Point, type Pose } from '../../../kit/geometry/pose.ts';
import { inCells } from '../../../kit/scene/cells.ts';
import type { Room } from '../../../kit/screen/asking.ts';
import type { Paper } from '../../../page/paper.ts';
import type { CardDecisions } from '../table/card-decisions.ts';
import type { CardView, GunArc, SeenMachine } from '../table/view.ts';
import { tableScene } from './scene.ts';
import { standings } from './standings.ts';
import { nearestTo, sizeIn, type TableEye, tableRound, turnScale, wholeTable } from './table-window.ts';

type FireAtFacts = CardDecisions['fire-at']['about'];

/** Rows of a picture without a given size, and the fewest that are useful. */
const DEEP = { page: 13, wide: 24, least: 7 } as const;
/** The most columns and rows of the whole table, so that it can be read at one look. */
const WHOLE = { page: { columns: 36, rows: 19 }, wide: { columns: 60, rows: 34 } } as const;

/** The table round a gun that may fire: its arc out to the ruler's end. */
export function gunPage({ view, machine, arc }: FireAtFacts, eye: TableEye, room?: Room): string {
  const firer = view.own.find(({ id }) => id === machine);
  const card = view.ground.find(({ id }) => id === machine);
  if (card) return aroundPage({ title: `The table round ${machine}`, from: card, lines: [], view }, eye, room);
  if (!firer || arc === 'rifles') return standings(view, eye.book).join('\n');
  return arcsPage({ machine: firer, arcs: [arc], view }, eye, room);
}

/** The table round a machine, with the sides of some of its arcs; (`arcs G4`) with all of them. */
export function arcsPage({ machine: { id, pose }, arcs, view }: Arcs, eye: TableEye, room?: Room): string {
  const sides = arcs.flatMap((arc) => arcSides(pose, arc, eye.book));
  const title = `The ${arcs.length > 1 ? 'arcs' : 'arc'} of ${id}${arcs[0] === 'rear' ? ' astern' : ''}, a ruler long`;
  return aroundPage({ title, from: pose, lines: sides, view }, eye, room);
}

interface Arcs {
  readonly machine: SeenMachine;
  readonly arcs: readonly GunArc[];
  readonly view: CardView;
}

/** A place on the table, with lines from it to others. */
interface AroundPlace {
  readonly title: string;
  readonly from: Pose;
  readonly lines: readonly Point[];
  readonly view: CardView;
}

/** The table round a place. */
export function aroundPage({ title, from, lines, view }: AroundPlace, eye: TableEye, room?: Room): string {
  const { book, paper } = eye;
  const foot = ['─'.repeat(paper.width), ...standings(view, book)];
  const most = paper.width >= 110 ? DEEP.wide : DEEP.page;
  const rows = room ? Math.max(DEEP.least, Math.min(most, room.rows - foot.length - 1)) : most;
  const enemy = nearestTo(from, view.enemies);
  const points = [from, ...lines, ...(enemy ? [enemy.pose] : [])];
  const shown = { points, first: lines.length + 1 };
  const window = tableRound(shown, turnScale(view, eye), { columns: paper.width, rows });
  const scene = tableScene(view, sizeIn(window, book));
  const arcs = lines.map((end) => ({ through: [from, end], every: 2 }));
  return [title, ...inCells({ ...scene, lines: [...scene.lines, ...arcs] }, window).lines, ...foot].join('\n');
}

/** The ends of the sides of all arcs in which a machine has a gun, seen from a place. */
export const sidesOf = (pose: Pose, { guns }: SeenMachine, book: Rulebook): readonly Point[] =>
  (['front', 'rear'] as const).flatMap((arc) => (guns[arc] ? arcSides(pose, arc, book) : []));

/** The whole table at once. How everybody stands is on the page already. */
export function wholePage(view: CardView, book: Rulebook, paper: Paper): string {
  const most = paper.width >= 110 ? WHOLE.wide : WHOLE.page;
  const { width, length } = view.table;
  const columns = Math.min(most.columns, Math.floor(((most.rows - MARGIN) * 2 * width) / length));
  const window = wholeTable(view, columns, Math.ceil((columns * length) / (2 * width)) + MARGIN);
  const head = `The whole table, ${width / 1000} by ${length / 1000} cm: N up, the Germans' edge above, the Allies' below`;
  return [head, ...inCells(tableScene(view, sizeIn(window, book)), window).lines].join('\n');
}

/** Rows round the edges of a whole table. */
const MARGIN = 2;

/** The ends of the two sides of an arc. */
function arcSides(pose: Pose, arc: GunArc, book: Rulebook): readonly Point[] {
  const { 'front-arc': front, 'rear-arc': rear, ruler } = book.fights['manoeuvre-cards'].cardTable;
  const { across, along } = arc === 'front' ? front : rear;
  const part = ruler.reach / Math.hypot(across, along);
  const way = arc === 'front' ? 1 : -1;
  return [1, -1].map((side) => beside(pose, Math.round(side * part * across), Math.round(way * part * along)));
}
