/** A change after which nothing that a rule says is different, and why: no test can mind it. */
export interface EqualChange {
  readonly file: string;
  /** The changed lines, each without its indentation, before and after. */
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const EQUAL_CHANGES: readonly EqualChange[] = [];
