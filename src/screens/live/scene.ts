import type { Room } from '../../kit/screen/asking.ts';
import type { Board } from '../../kit/screen/board.ts';
import type { Course } from '../../kit/screen/course.ts';
import type { Paper } from '../../page/paper.ts';
import type { Worded } from '../../questions/asking/word.ts';
import type { Question } from '../../table/decisions.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';
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
  /** What is left of the course that was stopped, while it is at hand. */
  readonly course: Course | undefined;
  /** What has happened since the last answer. */
  readonly news: readonly string[];
  /** They are the last lines above the page. */
  readonly isToldAbove?: boolean;
  /** The answer that Enter alone takes, by its place; none where none is safe. */
  readonly safe: number | undefined;
  /** What the question is about, drawn on a page of any width; or nothing. */
  readonly picture: (paper: Paper, room: Room) => string;
}

/** What the player's hand is doing: what is typed, which answer is at hand, and a word to him about it. */
export interface Hand {
  readonly typed: string;
  readonly at: number | undefined;
  readonly note: string;
  readonly board: Board | undefined;
}
