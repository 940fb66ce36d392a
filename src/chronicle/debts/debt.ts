import type { Happening } from '../threads/thread.ts';

/** A sentence about a man, by his name. */
type SaidOf = (who: string) => string;

/** He was in a machine that did not end its flight on this aerodrome, whether he walked away, was hurt or slept there. */
type NotBroughtHome = 'not-brought-home';

/** What a man has let himself in for, what settles it, and how each end of it is told. */
export interface Terms {
  /** What pays it: one of these happenings, or that he is at home on the last evening. */
  readonly pays: readonly Happening['is'][] | 'the-end';
  readonly breaks?: readonly (Happening['is'] | NotBroughtHome)[];
  /** How it begins, at breakfast. */
  readonly opens: SaidOf;
  /** How it ends, of an evening on which he is at home. Its day is not named, since it may have been an earlier one. */
  readonly paid: SaidOf;
  readonly broken?: SaidOf;
  /** He was lost before it was settled. */
  readonly orphaned: SaidOf;
  /** The same of a prisoner, where it differs. */
  readonly taken?: SaidOf;
  /** It is still open where the history ends. */
  readonly left: SaidOf;
}

/** How a debt ended. */
export type DebtEnd = 'paid' | 'broken' | 'orphaned' | 'taken';
