import { readFileSync, writeFileSync } from 'node:fs';

/** A small change by which the code that carries a rule out no longer does. */
export interface Mutation {
  readonly rule: string;
  readonly file: string;
  /** What stands in the file exactly once, and what is put in its place. */
  readonly from: string;
  readonly to: string;
  /** The test file that is run against it; only its tests that cite the rule count. */
  readonly test: string;
  /** The name of the first of them that failed when `npm run mutations` ran; null where all went on as before. */
  readonly failed: string | null;
}

const pathOf = (name: string): string => `test/ledger/mutations/${name}.json`;

/** The list of a rulebook, by the name of its page. */
export const mutationsOf = (name: string): Mutation[] => JSON.parse(readFileSync(pathOf(name), 'utf8'));

export const keepMutations = (name: string, list: readonly Mutation[]): void =>
  writeFileSync(pathOf(name), `${JSON.stringify(list, null, 2)}\n`);

/** How often a text stands in another. */
export const timesIn = (text: string, whole: string): number => whole.split(text).length - 1;

/** The file's text as the mutation leaves it. */
export function mutated({ file, from, to }: Mutation): string {
  const text = readFileSync(file, 'utf8');
  if (timesIn(from, text) !== 1) throw new Error(`${file} has not exactly once: ${from}`);
  return text.replace(from, () => to);
}
