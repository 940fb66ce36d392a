import type { Rulebook } from '../../../cards/rulebook.ts';
import { beside, farSquared, type Point } from '../../../kit/geometry/pose.ts';
import type { Thing } from '../../../kit/scene/scene.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import { type Cells, scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { CardView, SeenMachine } from '../table/view.ts';

/** The margin of a picture round its contents, and its finest scale, in hundredths of a millimetre. */
const LENS = { air: 3500, finest: 250 };

/** The margin of a picture of the whole table is only as wide as its names need. */
export const wholeTable = ({ table: { width, length } }: CardView, columns: number, rows: number): CanvasWindow =>
  windowRound(
    [
      { x: 0, y: 0 },
      { x: width, y: length },
    ],
    columns,
    rows,
    { air: 1500, finest: LENS.finest },
  );

/** The scales of pictures, in hundredths of a millimetre a dot. A few fixed ones, so that pictures can be compared. */
const SCALES = [250, 350, 500, 700, 900, 1200, 1600];

/**
 * The part of the table that has all of these points in it, at the scale of a page: a larger window shows more of the
 * table, never a closer picture of less.
 */
export function tableRound(points: readonly Point[], columns: number, rows: number): CanvasWindow {
  const scale = Math.max(steadyScale(points, ROUND_PAGE), steadyScale(points, { columns, rows }));
  return windowAt(scale, points, points.length, { columns, rows });
}

/** The scale at which all of these points fit. */
export function steadyScale(points: readonly Point[], cells: Cells): number {
  const least = scaleFor(points, cells, LENS);
  return SCALES.find((scale) => scale >= least) ?? least;
}

/** The cells of a picture on a page of 80 columns, beside a hand and alone. */
const [PAGE, ROUND_PAGE] = [
  { columns: 43, rows: 13 },
  { columns: 80, rows: 13 },
];
/** A coarser scale than this is not taken for the sake of far enemies. */
const COARSEST = 700;
/** The rows that decide the scale of a larger window, however many lines of news push the picture. */
const WIDE_ROWS = 20;
/** The length of the longest card. */
const A_CARD = 13_500;

/**
 * The scale of a turn, the same for all machines that are planned in it: what each may reach and its nearest enemy fit
 * on a page of 80 columns. A larger window may be coarser, to have all enemies in it; it is never finer.
 */
function scaleOfTurn({ own, enemies }: CardView, columns: number): number {
  const reached = own.map(({ pose }) => {
    const ahead = beside(pose, 0, A_CARD / 2);
    return [-1, 1].map((way) => ({ x: ahead.x + (way * A_CARD) / 2, y: ahead.y + (way * A_CARD) / 2 }));
  });
  const needed = own.map(({ pose }, i) => {
    const enemy = nearestTo(pose, enemies);
    return steadyScale([...(reached[i] ?? []), ...(enemy ? [enemy.pose] : [])], PAGE);
  });
  const page = Math.max(...needed);
  if (columns <= PAGE.columns) return page;
  const all = steadyScale([...reached.flat(), ...enemies.map(({ pose }) => pose)], { columns, rows: WIDE_ROWS });
  return Math.max(page, Math.min(all, COARSEST));
}

/** The part of the table with these points in it, and with all enemies where they fit. */
export function turnWindow(
  view: CardView,
  points: readonly Point[],
  near: readonly Point[],
  cells: Cells,
): CanvasWindow {
  const scale = scaleOfTurn(view, cells.columns);
  const all = [...points, ...view.enemies.map(({ pose }) => pose)];
  const isWhole = scaleFor(all, cells, { air: 0, finest: 1 }) <= scale;
  return windowAt(scale, isWhole ? all : [...points, ...near], points.length, cells);
}

/** The nearest of some machines to a place; nothing, where all are farther than a picture reaches. */
export function nearestTo<Seen extends SeenMachine>(from: Point, machines: readonly Seen[]): Seen | undefined {
  const near = machines.filter(({ pose }) => farSquared(pose, from) < NEAR ** 2);
  return near.toSorted((a, b) => farSquared(a.pose, from) - farSquared(b.pose, from))[0];
}

/** A machine farther than this stands at the rim of the picture. */
const NEAR = 45_000;

/** The size of a drawn card. At a coarser scale than its outline needs, a machine is only a name and an arrow. */
export const sizeIn = ({ scale }: CanvasWindow, book: Rulebook): Thing['size'] =>
  scale <= OUTLINES ? book.fights['manoeuvre-cards'].cardTable.base : undefined;
const OUTLINES = 700;
