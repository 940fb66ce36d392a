import type { EventOf, GameEvent } from '../table/events.ts';
import type { Piece } from './book/markup.ts';

export interface FoughtFight {
  readonly began: EventOf<'fight-began'>;
  /** The name of each machine in it. */
  readonly names: ReadonlyMap<string, string>;
  readonly told: readonly GameEvent[];
}

/** A fight as drawn in the record book, and the legend of its pictures. */
export interface Strip {
  readonly by: 'phase' | 'turn';
  readonly seen: string;
  readonly signs: readonly (readonly [string, string])[];
  readonly words: string;
  /** What all frames share, drawn once. */
  readonly once?: Piece;
  readonly figures: readonly Piece[];
}

/** How the fights of a game are drawn. */
export interface GameBook {
  /** The last event of a fight. */
  readonly ends: 'fight-broke-up' | 'fight-over';
  /** Frame by frame; nothing where nobody flew: then the events are told phase by phase. */
  readonly strip: (fight: FoughtFight, place: string) => Strip | undefined;
  /** A finished battle as a picture of its own, in SVG; nothing where there is nothing to draw. */
  readonly alone?: (events: readonly GameEvent[], title: string) => string | undefined;
}

export const nameIn =
  ({ names }: FoughtFight) =>
  (id: string): string =>
    names.get(id) ?? id;
