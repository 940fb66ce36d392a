import type { Paper } from '../../page/paper.ts';
import type { Question } from '../../table/decisions.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies readonly Direction[];
export const isDirection = (name: string): name is Direction => DIRECTIONS.includes(name);

/** Something on the page that the arrows walk on and the space bar changes, until Enter takes it as it is drawn. */
export interface Board {
  readonly picture: (paper: Paper) => string;
  readonly after: (key: Direction | 'space') => Board;
  /** A word about the last key. */
  readonly note: string;
  /** What may be done on it. */
  readonly invites: string;
  /** Whether Enter would change anything. */
  readonly isChanged: boolean;
  /** Why Enter cannot take it as it is. */
  readonly fault: string | undefined;
  /** What the record has in place of a line. */
  readonly given: string;
  /** Whether an answer given before is taken back for what is drawn: its decision, and the answer. */
  readonly redraws: (asked: string, answer: string) => boolean;
  /** Who answers as it is drawn, question by question; what is not drawn he leaves. */
  readonly answering: () => (question: Question) => string | undefined;
  /** What is to be said where the question that stands in the end shows it otherwise than it was drawn. */
  readonly otherwise: (question: Question | undefined) => string | undefined;
}
