/** What an attack may find that must not be. */
export const HARMS = ['lost', 'traces', 'hangs', 'orders', 'outside'] as const;

/**
 * An acknowledged answer is lost, or damage hidden; a trace of the program's inside is printed, or it owns to a fault;
 * it hangs; an order of a stranger's reaches the terminal; a byte is written outside the folders that were named.
 */
type Harm = (typeof HARMS)[number];

export interface Finding {
  readonly harm: Harm;
  readonly what: string;
}

/** How often something was tried, and what was found. */
export interface Attacked {
  readonly tried: number;
  readonly findings: readonly Finding[];
}

/** Tries something so many times, drawing what it does from a word. */
export type Attack = (times: number, seed: string) => Promise<Attacked>;

export const found = (harm: Harm, what: string): Finding => ({ harm, what });
