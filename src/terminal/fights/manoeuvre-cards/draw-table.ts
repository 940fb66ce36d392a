import { cornersOf } from '../../../rulebook/geometry/lying.ts';
import type { Point, Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardView, SeenMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { Canvas, type Window } from './canvas.ts';

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
export const arrow = ({ heading }: Pose): string => ARROWS[Math.round(heading / 3) % 8] ?? '↑';

/** Finer than this an outline is drawn; else a machine is its name and an arrow. */
const OUTLINES = 700;
/** So much of the table is left round what is to be seen. */
const AIR = 5000;
const FINEST = 250;

/** So much of the table that all of these are on it. */
export function windowRound(points: readonly Point[], columns: number, rows: number): Window {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, south, north] = [
    Math.min(...xs) - AIR,
    Math.max(...xs) + AIR,
    Math.min(...ys) - AIR,
    Math.max(...ys) + AIR,
  ];
  const scale = Math.ceil(Math.max((east - west) / (columns * 2), (north - south) / (rows * 4), FINEST));
  return {
    columns,
    rows,
    scale,
    west: (west + east) / 2 - columns * scale,
    south: (south + north) / 2 - rows * 2 * scale,
  };
}

/** The edges, what lies on the ground, and every machine with its heading; one that is further off stands at the rim. */
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
    canvas.write(card, card.id);
  }
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  for (const each of [...view.enemies, ...view.own]) {
    const pose = poseOf(each);
    if (window.scale <= OUTLINES) canvas.outline(cornersOf({ ...pose, width: base.width, length: base.length }));
    canvas.write(atRim(pose, each.id.length + 1, window), `${each.id}${arrow(pose)}`);
  }
  return canvas;
}

/** A point of the picture, as near as there is to one outside of it; a word of that length finds room there. */
function atRim({ x, y }: Point, letters: number, { west, south, scale, columns, rows }: Window): Point {
  const [east, north] = [west + (columns - letters) * 2 * scale, south + (rows * 4 - 1) * scale];
  return { x: Math.min(Math.max(x, west), east), y: Math.min(Math.max(y, south), north) };
}
