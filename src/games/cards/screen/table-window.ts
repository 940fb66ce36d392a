import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Point } from '../../../kit/geometry/pose.ts';
import type { Thing } from '../../../kit/scene/scene.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import { type Cells, scaleFor, steadyScale, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { CardView } from '../table/view.ts';

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
export const SCALES = [250, 350, 500, 700, 900, 1200, 1600];

/**
 * The part of the table that has all of these points in it, at the scale of the turn where they fit: a larger window
 * shows more of the table, never a closer picture of less.
 */
export function tableRound(points: readonly Point[], ofTurn: number, cells: Cells): CanvasWindow {
  const scale = Math.max(ofTurn, scaleOf(points, ROUND_PAGE), scaleOf(points, cells));
  return windowAt(scale, points, points.length, cells);
}

/** The scale at which all of these points fit. */
export const scaleOf = (points: readonly Point[], cells: Cells): number =>
  steadyScale(scaleFor(points, cells, LENS), SCALES);

/** The cells of a picture alone on a page of 80 columns. */
const ROUND_PAGE = { columns: 80, rows: 13 };

/** The part of the table with these points in it, and with as many of the others as fit, those in front first. */
export function turnWindow(
  points: readonly Point[],
  others: readonly Point[],
  scale: number,
  cells: Cells,
): CanvasWindow {
  let shown = points;
  for (const other of others)
    if (scaleFor([...shown, other], cells, { air: 0, finest: 1 }) <= scale) shown = [...shown, other];
  return windowAt(scale, shown, points.length, cells);
}

/** Places, the nearest to another first. */
export const byNearness = (from: Point, places: readonly Point[]): Point[] =>
  places.toSorted((a, b) => farSquared(a, from) - farSquared(b, from));

/** The nearest of some machines to a place; nothing, where all are farther than a picture reaches. */
export function nearestTo<Seen extends { readonly pose: Point }>(
  from: Point,
  machines: readonly Seen[],
): Seen | undefined {
  const near = machines.filter(({ pose }) => farSquared(pose, from) < NEAR ** 2);
  return near.toSorted((a, b) => farSquared(a.pose, from) - farSquared(b.pose, from))[0];
}

/** A machine farther than this stands at the rim of the picture. */
const NEAR = 45_000;

/** The size of a drawn card. At a coarser scale than its outline needs, a machine is only a name and an arrow. */
export const sizeIn = ({ scale }: CanvasWindow, book: Rulebook): Thing['size'] =>
  scale <= OUTLINES ? book.fights['manoeuvre-cards'].cardTable.base : undefined;
const OUTLINES = 700;
