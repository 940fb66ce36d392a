import type { Point } from '../geometry/pose.ts';
import type { CanvasWindow } from './canvas.ts';

/** The scale of a picture: its margin, and its finest scale in units a dot. */
export interface Lens {
  readonly air: number;
  readonly finest: number;
}

/** The size of a picture in cells of the page. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The part of a table at that scale around the middle of all these points, or of only the first ones, where not all
 * fit.
 */
export function windowAt(scale: number, points: readonly Point[], first: number, cells: Cells): CanvasWindow {
  const fits = (some: readonly Point[]) => scaleFor(some, cells, { air: 0, finest: 1 }) <= scale;
  const { middle } = boxRound(fits(points) ? points : points.slice(0, first), 0);
  return windowOn(middle, scale, cells);
}

/** The scale at which all of these are in the picture. */
export function scaleFor(points: readonly Point[], { columns, rows }: Cells, { air, finest }: Lens): number {
  const { wide, high } = boxRound(points, air);
  return Math.ceil(Math.max(wide / (columns * 2), high / (rows * 4), finest));
}

/** The first of a few fixed scales that is no finer than this; beyond the coarsest of them, this one. */
export const steadyScale = (least: number, scales: readonly number[]): number =>
  scales.find((scale) => scale >= least) ?? least;

/**
 * The scale of the last of several turns, by what each of them needs: as in the turn before, as long as everything fits
 * and it is at most one step too coarse. What needs a coarser scale throughout never ends in a finer one.
 */
export const keptScale = (needed: readonly number[], scales: readonly number[]): number =>
  needed.reduce((kept, next) => Math.max(next, Math.min(kept, stepAbove(next, scales))));

const stepAbove = (scale: number, scales: readonly number[]): number =>
  scales.find((coarser) => coarser > scale) ?? scale;

/** The part of a table with all of these points in it. */
export function windowRound(points: readonly Point[], columns: number, rows: number, lens: Lens): CanvasWindow {
  const cells = { columns, rows };
  return windowOn(boxRound(points, lens.air).middle, scaleFor(points, cells, lens), cells);
}

const windowOn = ({ x, y }: Point, scale: number, { columns, rows }: Cells): CanvasWindow => ({
  columns,
  rows,
  scale,
  west: x - columns * scale,
  south: y - rows * 2 * scale,
});

function boxRound(points: readonly Point[], air: number) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, south, north] = [
    Math.min(...xs) - air,
    Math.max(...xs) + air,
    Math.min(...ys) - air,
    Math.max(...ys) + air,
  ];
  return { wide: east - west, high: north - south, middle: { x: (west + east) / 2, y: (south + north) / 2 } };
}

/** A point of the picture, or the nearest one for a point outside; a word of that length fits there. */
export function atRim(
  { x, y }: Point,
  letters: number,
  { west, south, scale, up = scale, columns, rows }: CanvasWindow,
): Point {
  const [east, north] = [west + (columns - letters) * 2 * scale, south + (rows * 4 - 1) * up];
  return { x: Math.min(Math.max(x, west), east), y: Math.min(Math.max(y, south), north) };
}

/** Whether a place lies in the picture. */
export const isOn = ({ x, y }: Point, { west, south, scale, up = scale, columns, rows }: CanvasWindow): boolean =>
  x >= west && y >= south && x < west + columns * 2 * scale && y < south + rows * 4 * up;

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/** A heading in steps of fifteen degrees as the nearest of eight arrows. */
export const arrowTo = (heading: number): string => ARROWS[Math.round(heading / 3) % 8] ?? '↑';
