import type { Decision } from './decisions.ts';
import type { Table } from './table.ts';

/** A throw, a card drawn or an answer of a day that is being played. */
export type Fallen =
  | { readonly threw: string; readonly faces: readonly number[] }
  | { readonly drew: string; readonly card: string }
  | { readonly asked: Decision; readonly answer: string };

/** How a day came to the question that stands, for one who would try out what may come of it. */
export interface Standpoint {
  /** What fell and was answered since the day began, in order. What left no choice is not in it. */
  readonly past: readonly Fallen[];
  /** Plays the same day from its beginning, at another table. */
  readonly again: (table: Table) => void;
  /** The days of the campaign after this one, where it is a day of a campaign. */
  readonly daysLeft?: number;
}

/** The same while the day is being played: whoever plays it goes on writing it. */
export interface WayCome extends Standpoint {
  readonly past: Fallen[];
}

/** The way of a day that has just begun. */
export const fromDawn = (again: Standpoint['again'], daysLeft = 0): WayCome => ({ past: [], again, daysLeft });
