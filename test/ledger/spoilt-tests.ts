import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, vi } from 'vitest';
import { type Mutation, mutated } from './mutations.ts';
import type { Gathered } from './stand-in.ts';

const LOAD = 'src/reading/load.ts';

/** How cards are read: once for all tested programs, except where a mutation changes them. */
function reading(data: string): string {
  const anew = readFileSync(LOAD, 'utf8').replace('export function loadRulebook(', 'function readAnew(');
  const from = `folder === 'data' ? '${data}' : folder`;
  const read =
    data === 'data'
      ? "globalThis.ledger.read([folder, ...rest].join(' '), () => readAnew(folder, ...rest))"
      : `readAnew(${from}, ...rest)`;
  return `${anew}\nexport const loadRulebook = (folder, ...rest) => ${read};\n`;
}

/** Folders that a test creates itself are not cached. */
const KEPT = /^data ?(?:test\/support\/steady-cards)?$/;
const books = new Map<string, unknown>();
function readOnce(folders: string, anew: () => unknown): unknown {
  if (!KEPT.test(folders)) return anew();
  if (!books.has(folders)) books.set(folders, anew());
  return books.get(folders);
}

/** The tests that cite a rule in their own name or in a group's. */
const citing = (rule: string): RegExp =>
  /^\d/.test(rule) ? new RegExp(`\\((?:[\\d, ]+, )?${rule}(?:, [\\d, ]+)?\\)`) : new RegExp(`\\b${rule}\\b`);

const only = (file: string): RegExp => new RegExp(`/${file.replaceAll('.', '\\.')}$`);

/** Gives the bundler the mutated text of a file, the cards, and the stand-in for vitest. */
const spoiling = (mutation: Mutation, data: string): Plugin => ({
  name: 'spoiling',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: resolve('test/ledger/stand-in.ts') }));
    onResolve({ filter: /^[^./]/ }, ({ kind }) => (kind === 'entry-point' ? undefined : { external: true }));
    onLoad({ filter: only(mutation.file) }, () => ({ contents: mutated(mutation), loader: 'ts' }));
    onLoad({ filter: only(LOAD) }, () => ({ contents: reading(data), loader: 'ts' }));
  },
});

let bundles = 0;

/** A test file bundled with everything that it tests, with one mutated file. */
async function bundled(mutation: Mutation, root: string): Promise<string> {
  const name = `m${bundles++}`;
  const data = mutation.file.startsWith('data/') ? join(root, `data-${name}`) : 'data';
  if (data !== 'data') {
    cpSync('data', data, { recursive: true });
    writeFileSync(mutation.file.replace('data', data), mutated(mutation));
  }
  const outfile = join(root, `${name}.bundle.mjs`);
  await build({
    entryPoints: [resolve(mutation.test)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [spoiling(mutation, data)],
  });
  return outfile;
}

/** Whether a test fails: by an assertion, or because its code throws. */
async function fails({ run, before, after }: Gathered): Promise<boolean> {
  try {
    for (const each of before) await each();
    await run();
    return false;
  } catch {
    return true;
  } finally {
    for (const each of [...after, ...globalThis.ledger.finally.splice(0)]) await each();
  }
}

/** A folder in which a bundle finds the libraries of the project. */
export function openBench(): string {
  const root = mkdtempSync(join(tmpdir(), 'mutations-'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  // Node loads the bundles itself, so that vitest does not transform them.
  writeFileSync(join(root, 'load.cjs'), 'module.exports = (file) => import(file);');
  globalThis.ledger = { vitest: { expect, vi }, gathered: [], finally: [], read: readOnce };
  return root;
}

export const closeBench = (root: string): void => rmSync(root, { recursive: true });

/**
 * The first test citing the mutation's rule that fails with it; null where all pass. Throws if no test cites the rule.
 */
export async function failureOf(mutation: Mutation, root: string): Promise<string | null> {
  globalThis.ledger.gathered = [];
  const file = await bundled(mutation, root);
  try {
    await createRequire(file)('./load.cjs')(file);
  } catch {
    return `all of ${mutation.test}`;
  }
  const cited = globalThis.ledger.gathered.filter(({ name }) => citing(mutation.rule).test(name));
  if (cited.length === 0) throw new Error(`No test cites ${mutation.rule} in ${mutation.test}.`);
  for (const test of cited) if (await fails(test)) return test.name;
  return null;
}
