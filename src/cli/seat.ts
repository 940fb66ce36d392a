import type { Sitting } from '../logbook/sitting.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Course } from '../terminal/course.ts';
import type { Paper } from '../terminal/paper.ts';
import type { AskLine } from './asking.ts';
import type { Teller } from './teller.ts';

/** A campaign laid out for play: the sitting, its cards, and the page it is told on. */
export interface Seat {
  readonly sitting: Sitting;
  readonly book: Rulebook;
  readonly paper: Paper;
  readonly ask: AskLine;
  readonly teller: Teller;
  /** A script is not forgiven a wrong answer: it ends there, and nothing after it is played. */
  readonly isScript: boolean;
  readonly json: boolean;
  /** The course that is being flown, and the last one that was not flown to its end. */
  readonly courses: { flown?: Course | undefined; stopped?: Course | undefined };
}

/** What came of a typed line: the game moved on, the question still stands, or the player left. */
export type Came = 'on' | 'nowhere' | 'away';
