import { format } from 'node:util';

type Run = (...args: unknown[]) => unknown;

/** A test of a file, with what runs before and after it. */
export interface GatheredTest {
  readonly name: string;
  readonly run: () => unknown;
  readonly before: readonly (() => unknown)[];
  readonly after: readonly (() => unknown)[];
}

type Group = Omit<GatheredTest, 'name' | 'run'> & { readonly names: readonly string[] };

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

const once = (run: Run): (() => unknown) => {
  let done = false;
  return () => {
    if (done) return undefined;
    done = true;
    return run();
  };
};

/**
 * Replaces vitest in test files that are loaded here: it collects the tests instead of running them, so that many
 * changed programs are tried in one process. Assertions are vitest's own.
 */
export function standIn(own: Readonly<Record<string, unknown>>) {
  const gathered: GatheredTest[] = [];
  const groups: (() => void)[] = [];
  const last: Run[] = [];
  let group: Group = { names: [], before: [], after: [] };

  const test = withRows((name, ...parts) => {
    const { names, before, after } = group;
    gathered.push({ name: [...names, name].join(' '), run: runOf(parts), before, after });
  });
  const fill = (inner: Group, run: Run): void => {
    const outer = group;
    group = inner;
    run();
    group = outer;
  };
  /** A group is filled when its whole file has been read. */
  const describe = withRows((name, ...parts) => {
    const inner = { ...group, names: [...group.names, name] };
    groups.push(() => fill(inner, runOf(parts)));
  });
  const beforeEach = (run: Run): void => {
    group = { ...group, before: [...group.before, run] };
  };
  const afterEach = (run: Run): void => {
    group = { ...group, after: [...group.after, run] };
  };
  const vitest = {
    ...own,
    test,
    it: test,
    describe,
    beforeEach,
    afterEach,
    beforeAll: (run: Run) => beforeEach(once(run)),
    afterAll: () => undefined,
    onTestFinished: (run: Run) => void last.push(run),
  };
  return {
    vitest,
    /** Forgets what an unfinished file has left. */
    begin: (): void => {
      group = { names: [], before: [], after: [] };
      gathered.length = 0;
      groups.length = 0;
    },
    gathered: (): readonly GatheredTest[] => {
      for (const each of groups) each();
      groups.length = 0;
      return [...gathered];
    },
    /** What a test wants done at its end. */
    atItsEnd: (): readonly Run[] => last.splice(0),
  };
}
