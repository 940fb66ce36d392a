import type { Room } from '../../kit/screen/asking.ts';
import type { Board } from '../../kit/screen/board.ts';
import type { Course } from '../../kit/screen/course.ts';
import type { Paper } from '../../page/paper.ts';
import type { Worded } from '../../questions/asking/word.ts';
import type { Question } from '../../table/decisions.ts';
import type { OrdersView, PartyView } from '../../table/turn-decisions.ts';
import type { FlightState } from './flown.ts';

/** A line of the news; weighty ones come first where there is little room. */
export interface NewsLine {
  readonly text: string;
  readonly isWeighty: boolean;
  /** No page leaves it out. */
  readonly isGrave?: boolean;
}

/** Everything that a live page shows, except the input state. */
export interface LiveScene {
  readonly question: Question;
  readonly worded: Worded;
  /** Whose question it is, where that must be said. */
  readonly whose: string;
  /** Where the flight is, while one is in the air. */
  readonly flown: FlightState | undefined;
  /** The party and its orders as last seen. */
  readonly seen: { readonly party: PartyView; readonly orders: OrdersView } | undefined;
  /** The rest of the stopped course, while it is offered. */
  readonly course: Course | undefined;
  /** The events since the last answer. */
  readonly news: readonly NewsLine[];
  /** They are the last lines above the page. */
  readonly isToldAbove?: boolean;
  /** A text was read to its end by a key before this page. */
  readonly isTextRead?: boolean;
  /** The index of the answer that Enter alone takes; undefined where none is safe. */
  readonly safe: number | undefined;
  /** The picture of the question, for a page of any width; or nothing. */
  readonly picture: (paper: Paper, room: Room) => string;
}

/** The visible input state: the typed text, the answer at the cursor, and a message about it. */
export interface Hand {
  readonly typed: string;
  readonly at: number | undefined;
  readonly note: string;
  readonly board: Board | undefined;
  /** The kind of answers that was opened by its name. */
  readonly opened?: string | undefined;
}
