import type { HexId } from '../../cards/hexes.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';

/** A hex on the way; one that is patrolled is stayed over for a turn. */
export interface Leg {
  readonly hex: HexId;
  readonly patrols: boolean;
}

/** What is left of a course that the commander has given, rule 14: it is flown turn by turn. */
export interface Course {
  readonly legs: readonly Leg[];
  /** The height to fly at, in feet; absent, it is kept as it is. */
  readonly altitude?: number;
  /** The height to fly at on the way to each leg, in feet; beside the leg the course comes to its own height. */
  readonly cruise?: number;
  /** Whither it leads is all that it says: each turn of it is decided anew as a careful commander would. */
  readonly careful?: true;
  /** It ends on the field under its last hex. */
  readonly lands: boolean;
  /** For whom it is: the machines of the party that it was given to, and what they were sent for then. */
  readonly of?: { readonly machines: readonly string[]; readonly errand: OrdersView['errand'] };
  /** The commander has been told of machine guns in its way, and wants it flown all the same. */
  readonly overGuns?: true;
  /** The same, of ground to be patrolled that cannot be seen. */
  readonly unseen?: true;
}

/** What a course has to say to a question: an answer, and what is left of it then; or that it ends here, and why. */
export type Next =
  | { readonly is: 'answer'; readonly answer: string; readonly course: Course }
  | { readonly is: 'done' }
  | { readonly is: 'stop'; readonly why: Stop };

export type Stop = 'guns-below' | 'asked' | 'happened' | 'ground-hidden' | 'no-way-home' | 'no-aft';
