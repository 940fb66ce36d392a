import type { Rulebook } from '../../../cards/rulebook.ts';
import { cornersOf } from '../../../kit/geometry/lying.ts';
import { farSquared, type Point, type Pose } from '../../../kit/geometry/pose.ts';
import { Canvas, type Window } from '../../../kit/screen/canvas.ts';
import { arrowTo, atRim, scaleFor, windowAt, windowRound } from '../../../kit/screen/window-round.ts';
import type { CardView, SeenMachine } from '../table/view.ts';

export const arrow = ({ heading }: Pose): string => arrowTo(heading);

/** Finer than this an outline is drawn; else a machine is its name and an arrow. */
const OUTLINES = 700;
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

/**
 * The edges, what lies on the ground, and every machine with its heading; what is further off stands at the rim.
 */
export function drawTable(
  view: CardView,
  window: Window,
  poseOf: (machine: SeenMachine) => Pose,
  book: Rulebook,
): Canvas {
  const canvas = new Canvas(window);
  const { width, length } = view.table;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: length },
    { x: 0, y: length },
  ];
  canvas.path([...corners, { x: 0, y: 0 }], 3);
  for (const card of view.ground) {
    canvas.outline(cornersOf(card));
    place(canvas, window, card, card.id);
  }
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  for (const each of [...view.enemies, ...view.own]) {
    const pose = poseOf(each);
    if (window.scale <= OUTLINES) canvas.outline(cornersOf({ ...pose, width: base.width, length: base.length }));
    place(canvas, window, pose, `${each.id}${arrow(pose)}`);
  }
  return canvas;
}

/** Who is farther off than the picture goes stands at its rim, in brackets; nobody hides another. */
function place(canvas: Canvas, window: Window, point: Point, name: string): void {
  const { x, y } = atRim(point, name.length, window);
  if (x === point.x && y === point.y) return canvas.writeClear(point, name);
  canvas.writeClear(atRim(point, name.length + 2, window), `(${name})`);
}
