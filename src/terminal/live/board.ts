import type { Paper } from '../kit/paper.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const DIRECTIONS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies readonly Direction[];
export const isDirection = (name: string): name is Direction => DIRECTIONS.includes(name);

/** Something on the page that the arrows walk on and the space bar changes, until Enter takes it as it is drawn. */
export interface Board {
  readonly picture: (paper: Paper) => string;
  readonly after: (key: Direction | 'space') => Board;
  /** A word about the last key. */
  readonly note: string;
  /** Whether Enter would change anything. */
  readonly isChanged: boolean;
  /** Why Enter cannot take it as it is. */
  readonly fault: string | undefined;
}
