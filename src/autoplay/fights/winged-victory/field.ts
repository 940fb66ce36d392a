import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Ended, Pose, SideView } from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Known } from './known.ts';

/** Who is to move, and what he sees. */
export interface Sight {
  readonly own: Known;
  readonly view: SideView;
  readonly book: Rulebook;
}

/** All that he looks at before he moves. */
export interface Field extends Sight {
  /** Enemies who will not move any more this turn, or are far off. */
  readonly settled: readonly Known[];
  /** The others, with all that they may answer. */
  readonly replies: readonly Replies[];
}

/** A way to fly, and where it ends. */
export interface Way {
  readonly word: string;
  readonly end: Ended;
}

/** An enemy who has yet to move, and where he may end; how he likes it there for himself. */
export interface Replies {
  readonly enemy: Known;
  readonly ends: readonly { readonly pose: Pose; readonly silent: boolean; readonly liked: number }[];
}
