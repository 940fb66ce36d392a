/**
 * Replaces vitest in a bundled test file: it collects the tests instead of running them, so that many mutated programs
 * are tried in one run. Assertions are vitest's own.
 */

import { format } from 'node:util';
import type * as Vitest from 'vitest';

type Run = (...args: unknown[]) => unknown;

export interface Gathered {
  readonly name: string;
  readonly run: () => unknown;
  readonly before: readonly (() => unknown)[];
  readonly after: readonly (() => unknown)[];
}

interface Group {
  readonly names: readonly string[];
  readonly before: readonly (() => unknown)[];
  readonly after: readonly (() => unknown)[];
}

declare global {
  /** What a bundle collects into, its `expect`, and its source of cards. */
  var ledger: {
    readonly vitest: Pick<typeof Vitest, 'expect' | 'vi'>;
    gathered: Gathered[];
    finally: Run[];
    readonly read: (folders: string, anew: () => unknown) => unknown;
  };
}

let group: Group = { names: [], before: [], after: [] };

const isFunction = (part: unknown): part is Run => typeof part === 'function';
const runOf = (parts: readonly unknown[]): Run => parts.find(isFunction) ?? (() => undefined);

/** The name of a row: `%s` by its cells, `$title` by its own. */
function named(name: string, row: readonly unknown[]): string {
  const [first] = row;
  const own = typeof first === 'object' && first !== null ? new Map(Object.entries(first)) : new Map();
  const told = name.replaceAll(/\$(\w+)/g, (whole, word) => (own.has(word) ? String(own.get(word)) : whole));
  const wanted = told.match(/%[sdifjo]/g)?.length ?? 0;
  return format(told, ...row.slice(0, wanted));
}

type Add = (name: string, ...parts: unknown[]) => void;

/** With rows: each cell is an argument, or with `for` the whole row. */
const withRows = (add: Add) =>
  Object.assign(add, {
    each: (rows: readonly unknown[]) => (name: string, parts: unknown) => {
      for (const row of rows) {
        const cells = Array.isArray(row) ? row : [row];
        add(named(name, cells), () => runOf([parts])(...cells));
      }
    },
    for: (rows: readonly unknown[]) => (name: string, parts: unknown) => {
      for (const row of rows) add(named(name, Array.isArray(row) ? row : [row]), () => runOf([parts])(row));
    },
    runIf: (wanted: unknown) => (wanted ? add : () => undefined),
    skipIf: (unwanted: unknown) => (unwanted ? () => undefined : add),
    skip: () => undefined,
  });

export const test = withRows((name, ...parts) => {
  const { names, before, after } = group;
  globalThis.ledger.gathered.push({ name: [...names, name].join(' '), run: runOf(parts), before, after });
});

export const describe = withRows((name, ...parts) => {
  const outer = group;
  group = { ...outer, names: [...outer.names, name] };
  runOf(parts)();
  group = outer;
});

const once = (run: Run): (() => unknown) => {
  let done = false;
  return () => {
    if (done) return undefined;
    done = true;
    return run();
  };
};

export const beforeEach = (run: Run): void => {
  group = { ...group, before: [...group.before, run] };
};
export const afterEach = (run: Run): void => {
  group = { ...group, after: [...group.after, run] };
};
export const beforeAll = (run: Run): void => beforeEach(once(run));
export const afterAll = (): void => undefined;
export const onTestFinished = (run: Run): void => void globalThis.ledger.finally.push(run);
export const { expect, vi } = globalThis.ledger.vitest;
