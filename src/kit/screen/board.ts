import type { Paper } from '../../page/paper.ts';
import type { Question } from '../../table/decisions.ts';

export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies readonly ArrowDirection[];
export const isDirection = (name: string): name is ArrowDirection => DIRECTIONS.includes(name);

/** A part of the page that the arrow keys move on and the space bar changes, until Enter takes it as drawn. */
export interface Board {
  readonly picture: (paper: Paper) => string;
  readonly after: (key: ArrowDirection | 'space') => Board;
  /** A message about the last key. */
  readonly note: string;
  /** What can be done on it. */
  readonly invites: string;
  /** Whether Enter would change anything. */
  readonly isChanged: boolean;
  /** Why Enter cannot take it as it is. */
  readonly fault: string | undefined;
  /** What the record has in place of a line. */
  readonly given: string;
  /** Whether an earlier answer is taken back for the drawn one: its decision, and the answer. */
  readonly redraws: (asked: string, answer: string) => boolean;
  /** Answers as drawn, question by question; leaves alone what is not drawn. */
  readonly answering: () => (question: Question) => string | undefined;
  /** The message where the final question differs from what was drawn. */
  readonly otherwise: (question: Question | undefined) => string | undefined;
}
