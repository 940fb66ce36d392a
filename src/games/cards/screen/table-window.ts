import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Point } from '../../../kit/geometry/pose.ts';
import type { Thing } from '../../../kit/scene/scene.ts';
import type { Window } from '../../../kit/screen/canvas.ts';
import { scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { CardView, SeenMachine } from '../table/view.ts';

/** So much of the table is left round what is to be seen, in hundredths of a millimetre. */
const LENS = { air: 3500, finest: 250 };

/** The whole of a table has no more left round it than its names need. */
export const wholeTable = ({ table: { width, length } }: CardView, columns: number, rows: number): Window =>
  windowRound(
    [
      { x: 0, y: 0 },
      { x: width, y: length },
    ],
    columns,
    rows,
    { air: 1500, finest: LENS.finest },
  );

/** Pictures are drawn at one of these, in hundredths of a millimetre to a dot, so that they can be compared. */
const SCALES = [250, 350, 500, 700, 900, 1200, 1600];

/** So much of the table that all of these are on it. */
export const tableRound = (points: readonly Point[], columns: number, rows: number): Window =>
  windowAt(steadyScale(points, columns, rows), points, points.length, { columns, rows });

/** The scale of a picture on which all of these are. */
export function steadyScale(points: readonly Point[], columns: number, rows: number): number {
  const least = scaleFor(points, { columns, rows }, LENS);
  return SCALES.find((scale) => scale >= least) ?? least;
}

/** The nearest of some machines to a place; nothing, where all are farther off than a picture goes. */
export function nearestTo<Seen extends SeenMachine>(from: Point, machines: readonly Seen[]): Seen | undefined {
  const near = machines.filter(({ pose }) => farSquared(pose, from) < NEAR ** 2);
  return near.toSorted((a, b) => farSquared(a.pose, from) - farSquared(b.pose, from))[0];
}

/** One further off than this stands at the rim of the picture. */
const NEAR = 45_000;

/** How large a card is drawn there: finer than this its outline; else a machine is its name and an arrow. */
export const sizeIn = ({ scale }: Window, book: Rulebook): Thing['size'] =>
  scale <= OUTLINES ? book.fights['manoeuvre-cards'].cardTable.base : undefined;
const OUTLINES = 700;
