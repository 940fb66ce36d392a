import type { HexId } from '../../cards/hexes.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';

/** A hex on the way; over a patrolled hex the flight stays for a turn. */
export interface Leg {
  readonly hex: HexId;
  readonly patrols: boolean;
}

/** The rest of a course that the commander has given, rule 14: it is flown turn by turn. */
export interface Course {
  readonly legs: readonly Leg[];
  /** The height to fly at, in feet; absent, the height stays as it is. */
  readonly altitude?: number;
  /** The height on the way to each leg, in feet; at the leg the course changes to its own height. */
  readonly cruise?: number;
  /** Only the destination is given: each turn is decided as a careful commander would. */
  readonly careful?: true;
  /** The weather hides its work now: if it clears, the height of the work is chosen near it. */
  readonly hidden?: true;
  /** It ends on the field under its last hex. */
  readonly lands: boolean;
  /** For whom it is: the machines of the party at that time, and their errand. */
  readonly of?: { readonly machines: readonly string[]; readonly errand: OrdersView['errand'] };
  /** The commander was told of machine guns on the way, and flies it all the same. */
  readonly overGuns?: true;
  /** The same for ground to be patrolled that cannot be seen. */
  readonly unseen?: true;
  /** The same for work that the weather hides: it stays near it until it can be seen. */
  readonly waits?: true;
}

/** A course's reaction to a question: an answer and the rest of the course; or that it ends here, and why. */
export type Next =
  | { readonly is: 'answer'; readonly answer: string; readonly course: Course }
  | { readonly is: 'done' }
  | { readonly is: 'stop'; readonly why: CourseStop };

export type CourseStop =
  | 'guns-below'
  | 'asked'
  | 'happened'
  | 'ground-hidden'
  | 'work-hidden'
  | 'no-way-home'
  | 'no-aft';
