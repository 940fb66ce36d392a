import { readFileSync, writeFileSync } from 'node:fs';

/** A small change after which the code no longer implements a rule. */
export interface Mutation {
  readonly rule: string;
  readonly file: string;
  /** A text that occurs exactly once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  /** The test file to run; only its tests that cite the rule count. */
  readonly test: string;
  /** The first of them that failed when `npm run mutations` ran; null where none did. */
  readonly failed: string | null;
}

const pathOf = (name: string): string => `test/ledger/mutations/${name}.json`;

/** The list of a rulebook, by the name of its page. */
export const mutationsOf = (name: string): Mutation[] => JSON.parse(readFileSync(pathOf(name), 'utf8'));

export const keepMutations = (name: string, list: readonly Mutation[]): void =>
  writeFileSync(pathOf(name), `${JSON.stringify(list, null, 2)}\n`);

/** How often a text occurs in another. */
export const timesIn = (text: string, whole: string): number => whole.split(text).length - 1;

/** The file's text after the mutation. */
export function mutated({ file, from, to }: Mutation): string {
  const text = readFileSync(file, 'utf8');
  if (timesIn(from, text) !== 1) throw new Error(`${file} has not exactly once: ${from}`);
  return text.replace(from, () => to);
}
