import type { Side } from '../../table/sides.ts';
import type { Point } from '../geometry/pose.ts';

/** What there is to be seen of a fight, in the game's own units: `x` goes to the right, `y` up the page. */
export interface Scene {
  readonly lines: readonly Line[];
  readonly things: readonly Thing[];
}

/** From point to point. */
export interface Line {
  readonly through: readonly Point[];
  /** How the record book draws it; without this only a terminal has it. */
  readonly is?: 'way' | 'shot' | 'hit';
  readonly side?: Side;
  /** A terminal draws every so many dots of it; without this only the record book has it. */
  readonly every?: number | undefined;
}

/** A machine, or what stands still. */
export interface Thing extends Point {
  readonly id: string;
  readonly is: 'machine' | 'balloon' | 'ground';
  readonly side?: Side | undefined;
  /** In steps of 15 degrees, clockwise from the top of the page. */
  readonly heading?: number;
  /** How large it lies on the table; without this it is drawn as a sign. */
  readonly size?: { readonly width: number; readonly length: number } | undefined;
  /** What a terminal writes for it. */
  readonly sign?: string;
  /** What the record book writes beside it, and tells of it where it is pointed at. */
  readonly label?: string;
  readonly told?: string;
  /** It is crossed out. */
  readonly isOut?: boolean;
}

/** Who fires at whom, by their names. */
export interface Shot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** The shots between the things of a scene; one by or at something else is not drawn. */
export const shotLines = (shots: readonly Shot[], things: readonly Thing[]): Line[] =>
  shots.flatMap(({ by, at, hit }) => {
    const through = [by, at].flatMap((id) => things.find((thing) => thing.id === id) ?? []);
    return through.length === 2 ? [{ is: hit ? 'hit' : 'shot', through }] : [];
  });
