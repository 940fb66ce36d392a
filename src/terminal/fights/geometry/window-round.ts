import type { Point } from '../../../rulebook/geometry/pose.ts';
import type { Window } from './canvas.ts';

/**
 * How near a picture goes: what is left round all that is to be seen, and the finest it is drawn, in its own units to a
 * dot.
 */
export interface Lens {
  readonly air: number;
  readonly finest: number;
}

/** So much of a table that all of these are on it. */
export function windowRound(points: readonly Point[], columns: number, rows: number, { air, finest }: Lens): Window {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, south, north] = [
    Math.min(...xs) - air,
    Math.max(...xs) + air,
    Math.min(...ys) - air,
    Math.max(...ys) + air,
  ];
  const scale = Math.ceil(Math.max((east - west) / (columns * 2), (north - south) / (rows * 4), finest));
  return {
    columns,
    rows,
    scale,
    west: (west + east) / 2 - columns * scale,
    south: (south + north) / 2 - rows * 2 * scale,
  };
}

/** A point of the picture, as near as there is to one outside of it; a word of that length finds room there. */
export function atRim({ x, y }: Point, letters: number, { west, south, scale, columns, rows }: Window): Point {
  const [east, north] = [west + (columns - letters) * 2 * scale, south + (rows * 4 - 1) * scale];
  return { x: Math.min(Math.max(x, west), east), y: Math.min(Math.max(y, south), north) };
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/** A heading of fifteen degrees each, to the nearest of eight arrows. */
export const arrowTo = (heading: number): string => ARROWS[Math.round(heading / 3) % 8] ?? '↑';
