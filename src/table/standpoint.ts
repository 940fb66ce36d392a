import type { Decision } from './decisions.ts';
import type { Table } from './table.ts';

/** A throw, a card drawn or an answer of a day in play. */
export type PastEntry =
  | { readonly threw: string; readonly faces: readonly number[] }
  | { readonly drew: string; readonly card: string }
  | { readonly asked: Decision; readonly answer: string };

/** How a day came to the current question, for code that plays on from it. */
export interface Standpoint {
  /** All throws, draws and answers since the day began, in order. Questions without a choice are not in it. */
  readonly past: readonly PastEntry[];
  /** Plays the same day from its beginning, at another table. */
  readonly again: (table: Table) => void;
  /** The days of the campaign after this one, if it is a day of a campaign. */
  readonly daysLeft?: number;
}

/** The same while the day is being played and the list still grows. */
export interface WayCome extends Standpoint {
  readonly past: PastEntry[];
}

/** The record of a day that has just begun. */
export const fromDawn = (again: Standpoint['again'], daysLeft = 0): WayCome => ({ past: [], again, daysLeft });
