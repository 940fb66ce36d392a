import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Point } from '../../../kit/geometry/pose.ts';
import type { Thing } from '../../../kit/scene/scene.ts';
import type { CanvasWindow } from '../../../kit/screen/canvas.ts';
import { scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
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

/** The part of the table that has all of these points in it. */
export const tableRound = (points: readonly Point[], columns: number, rows: number): CanvasWindow =>
  windowAt(steadyScale(points, columns, rows), points, points.length, { columns, rows });

/** The scale at which all of these points fit. */
export function steadyScale(points: readonly Point[], columns: number, rows: number): number {
  const least = scaleFor(points, { columns, rows }, LENS);
  return SCALES.find((scale) => scale >= least) ?? least;
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
