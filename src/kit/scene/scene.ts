import type { Side } from '../../table/sides.ts';
import type { Point } from '../geometry/pose.ts';

/** What is visible of a fight, in the game's own units: `x` goes to the right, `y` up the page. */
export interface DrawnScene {
  readonly lines: readonly SceneLine[];
  readonly things: readonly Thing[];
}

/** From point to point. */
export interface SceneLine {
  readonly through: readonly Point[];
  /** How the record book draws it; without it only a terminal draws the line. */
  readonly is?: 'way' | 'shot' | 'hit';
  readonly side?: Side;
  /** A terminal draws every n-th dot of it; without it only the record book draws the line. */
  readonly every?: number | undefined;
}

/** A machine, or a thing that does not move. */
export interface Thing extends Point {
  readonly id: string;
  readonly is: 'machine' | 'balloon' | 'ground';
  readonly side?: Side | undefined;
  /** In steps of 15 degrees, clockwise from the top of the page. */
  readonly heading?: number;
  /** Its size on the table; without it, it is drawn as a sign. */
  readonly size?: { readonly width: number; readonly length: number } | undefined;
  /** Its sign in a terminal. */
  readonly sign?: string;
  /** Its label in the record book, also shown when the pointer is on it. */
  readonly label?: string;
  readonly told?: string;
  /** It is crossed out. */
  readonly isOut?: boolean;
}

/** Who fires at whom, by name. */
export interface SceneShot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** The shots between the things of a scene; other shots are not drawn. */
export const shotLines = (shots: readonly SceneShot[], things: readonly Thing[]): SceneLine[] =>
  shots.flatMap(({ by, at, hit }) => {
    const through = [by, at].flatMap((id) => things.find((thing) => thing.id === id) ?? []);
    return through.length === 2 ? [{ is: hit ? 'hit' : 'shot', through }] : [];
  });
