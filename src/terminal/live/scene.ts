import type { Question } from '../../table/decisions.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';
import type { Family } from '../fights/winged-victory/move-families.ts';
import type { Paper } from '../kit/paper.ts';
import type { Worded } from '../wording/wording.ts';
import type { Board } from './board.ts';
import type { Flown } from './flown.ts';

/** Everything that a live page shows, but for what the player's hand is doing. */
export interface Scene {
  readonly question: Question;
  readonly worded: Worded;
  /** Whose question it is, where that has to be said. */
  readonly whose: string;
  /** Where the flight is, while one is in the air. */
  readonly flown: Flown | undefined;
  /** The party and its orders as they were last seen. */
  readonly seen: { readonly party: PartyView; readonly orders: OrdersView } | undefined;
  /** What has happened since the last answer. */
  readonly news: readonly string[];
  /** The answer that Enter alone takes, by its place; none where none is safe. */
  readonly safe: number | undefined;
  /** What the question is about, drawn on a page of any width: the plan, the Initiative Track; or nothing. */
  readonly picture: (paper: Paper, room: PictureRoom) => string;
  /** The answers by their kinds, where they are too many to be listed. */
  readonly families?: readonly Family[] | undefined;
  /** Whether the picture has the answers, so that only the one at hand is told. */
  readonly isDrawn: boolean;
}

/** So many rows are free for a picture; and the answer at hand, which may be drawn in it. */
export interface PictureRoom {
  readonly rows: number;
  readonly at: string | undefined;
}

/** What the player's hand is doing: what is typed, which answer is at hand, and a word to him about it. */
export interface Hand {
  readonly typed: string;
  readonly at: number | undefined;
  readonly note: string;
  readonly board: Board | undefined;
}
