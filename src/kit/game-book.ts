import type { EventOf, GameEvent } from '../table/events.ts';
import type { Piece } from './book/markup.ts';

/** A Dog-Fight from its beginning to its end. */
export interface FoughtFight {
  readonly began: EventOf<'fight-began'>;
  /** What each machine in it is called. */
  readonly names: ReadonlyMap<string, string>;
  readonly told: readonly GameEvent[];
}

/** A fight as it is drawn in the record book, and what its pictures need to be understood. */
export interface Strip {
  readonly by: 'phase' | 'turn';
  readonly seen: string;
  readonly signs: readonly (readonly [string, string])[];
  readonly words: string;
  /** What all frames have in common, drawn once. */
  readonly once?: Piece;
  readonly figures: readonly Piece[];
}

/** How the fights of a way to fight are drawn. */
export interface GameBook {
  /** The last thing that is told of one. */
  readonly ends: 'fight-broke-up' | 'fight-over';
  /** Frame by frame; nothing where nobody flew, and what there is to tell is told phase by phase. */
  readonly strip: (fight: FoughtFight, place: string) => Strip | undefined;
  /** A finished battle as a picture by itself, in SVG; nothing where there is nothing to draw. */
  readonly alone?: (events: readonly GameEvent[], title: string) => string | undefined;
}

export const nameIn =
  ({ names }: FoughtFight) =>
  (id: string): string =>
    names.get(id) ?? id;
