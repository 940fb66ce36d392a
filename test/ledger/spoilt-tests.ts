import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { book } from '../support/cards/book.ts';
import { type Mutation, mutated } from './mutations.ts';

const SEEN = ['node_modules', 'src', 'test', 'data', 'docs', 'bin', 'package.json'];
const BOOK = 'test/support/cards/book.ts';

/** The cards are read from their files only where one of them is spoilt. */
const READ = `import { readFileSync } from 'node:fs';
globalThis.bookOfAll ??= JSON.parse(readFileSync('book.json', 'utf8'), (_, part) => Object.freeze(part));
export const book = globalThis.bookOfAll;
`;

/** The tests that cite a rule in their own name or in that of what they belong to. */
const citing = (rule: string): RegExp =>
  /^\d/.test(rule) ? new RegExp(`\\((?:[\\d, ]+, )?${rule}(?:, [\\d, ]+)?\\)`) : new RegExp(`\\b${rule}\\b`);

const only = (file: string): RegExp => new RegExp(`/${file.replaceAll('.', '\\.')}$`);

/** Gives the bundler the spoilt text of a file, and the cards. */
const spoiling = (mutation: Mutation, data: string): Plugin => ({
  name: 'spoiling',
  setup({ onLoad }) {
    onLoad({ filter: only(mutation.file) }, () => ({ contents: mutated(mutation), loader: 'ts' }));
    onLoad({ filter: only(BOOK) }, () => ({
      contents: data === 'data' ? READ : readFileSync(BOOK, 'utf8').replace("'data'", `'${data}'`),
      loader: 'ts',
    }));
  },
});

/** A test file in one piece with all that it tests, one file of it spoilt. */
async function bundled(mutation: Mutation, root: string, name: string): Promise<string> {
  const data = mutation.file.startsWith('data/') ? `data-${name}` : 'data';
  if (data !== 'data') {
    cpSync('data', join(root, data), { recursive: true });
    writeFileSync(join(root, mutation.file.replace('data', data)), mutated(mutation));
  }
  await build({
    entryPoints: [mutation.test],
    outfile: join(root, `${name}.bundle.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [spoiling(mutation, data)],
  });
  const outfile = join(root, `${name}.test.mjs`);
  writeFileSync(outfile, `import './${name}.bundle.mjs';\n`);
  return outfile;
}

const failureOf = (module: TestModule): string | null =>
  [...module.children.allTests('failed')][0]?.fullName ?? (module.errors().length > 0 ? 'the whole file' : null);

/** Where tests of a spoilt program are run. */
export interface Bench {
  readonly vitest: Vitest;
  readonly root: string;
}

export async function openBench(): Promise<Bench> {
  const root = mkdtempSync(join(tmpdir(), 'mutations-'));
  for (const name of SEEN) symlinkSync(resolve(name), join(root, name));
  writeFileSync(join(root, 'book.json'), JSON.stringify(book));
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    include: ['*.test.mjs'],
    // Node reads the bundles itself: nothing of them is to be looked for or rewritten.
    server: { deps: { external: [/\.bundle\.mjs$/] } },
    setupFiles: resolve('test/support/program/same-every-run.ts'),
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  });
  await vitest.standalone();
  return { vitest, root };
}

export async function closeBench({ vitest, root }: Bench): Promise<void> {
  await vitest.close();
  rmSync(root, { recursive: true });
}

let runs = 0;

/**
 * Runs the tests that cite a rule against each of its mutations: the name of one that fails, null where none does. A
 * mutation against which no test was run is a fault.
 */
export async function failures(rule: string, list: readonly Mutation[], bench: Bench): Promise<(string | null)[]> {
  const files = await Promise.all(list.map((each) => bundled(each, bench.root, `m${runs++}`)));
  bench.vitest.setGlobalTestNamePattern(citing(rule));
  const specifications = files.map((file) => bench.vitest.getRootProject().createSpecification(file));
  const { testModules } = await bench.vitest.runTestSpecifications(specifications);
  return files.map((file) => {
    const module = testModules.find(({ moduleId }) => moduleId === file);
    const ran = module && [...module.children.allTests()].some((test) => test.result().state !== 'skipped');
    if (!module || !(ran || module.errors().length > 0)) throw new Error(`No test cites ${rule} in ${list[0]?.test}.`);
    return failureOf(module);
  });
}
