import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cardSchemas } from '../src/rulebook/reading/card-schemas.ts';
import { compiled } from '../src/rulebook/reading/compiled.ts';
import { loadRulebook } from '../src/rulebook/reading/load.ts';

/**
 * Builds what bin/wof.js runs: the cards compiled to JSON, and the program in parts, each of which is one file that has all it
 * needs and is loaded by the commands that need it. CommonJS, because node starts it sooner than a module.
 */

/** The commands that only look, or are done at once. */
const LOOKING =
  'undo branch replay report verify simulate completion rules map cards check-data status roster man log history export';

/** The parts, and the modules that others find in each by import(). What starts has none. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  wof: ['cli/shell/main'],
  'kept-code': ['cli/shell/kept-code'],
  commands: ['cli/shell/commands'],
  faults: ['cli/shell/word-fault'],
  saves: ['cli/commands/saves'],
  playing: ['cli/commands/play'],
  beginning: ['cli/commands/welcome', 'cli/commands/new', 'cli/commands/day'],
  apart: ['cli/commands/tutorial', 'cli/commands/battle'],
  looking: [...LOOKING.split(' ').map((command) => `cli/commands/${command}`), 'cli/seat/day-score'],
  prompt: ['terminal/kit/prompt'],
  papers: ['cli/seat/papers'],
  'live-prompt': ['terminal/live/live-prompt'],
  load: ['rulebook/reading/load'],
  'card-page': ['terminal/cards/card-page'],
  workers: ['autoplay/workers'],
};

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, modules]) => modules.map((module) => [`${basename(module)}.ts`, part])),
);

/** Makes a part of its modules, and lets whoever imports one of them later find it there. */
const parts: Plugin = {
  name: 'parts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: (PARTS[path] ?? []).map((module) => `export * from './src/${module}.ts';`).join('\n'),
      resolveDir: process.cwd(),
    }));
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) => {
      const part = kind === 'dynamic-import' ? partOf.get(basename(path)) : undefined;
      return part === undefined ? undefined : { path: `./${part}.cjs`, external: true };
    });
  },
};

/**
 * What libraries ask node for, and never use here; it is long in loading. commander would run programs of their own for its
 * commands, and ours has none; chalk would find out what colours there are, and is always told.
 */
const UNUSED: readonly { readonly library: string; readonly asks: RegExp }[] = [
  { library: 'commander', asks: /^node:child_process$/ },
  { library: 'chalk', asks: /^#supports-color$/ },
];

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup: ({ onResolve, onLoad }) => {
    for (const { library, asks } of UNUSED)
      onResolve({ filter: asks }, ({ importer }) =>
        importer.includes(library) ? { path: 'nothing', namespace: 'nothing' } : undefined,
      );
    onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};' }));
  },
};

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: Object.keys(PARTS).map((part) => ({ in: `part:${part}`, out: part })),
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // import() of a part would start node's module loader; require() does not.
  supported: { 'dynamic-import': false },
  minify: true,
  // Read sooner than other text: src/cli/shell/kept-code.ts.
  charset: 'ascii',
  legalComments: 'linked',
  plugins: [parts, withoutUnused],
  define: { 'import.meta.dirname': '__dirname' },
});

mkdirSync('data/schemas', { recursive: true });
for (const { file, text } of cardSchemas()) writeFileSync(`data/schemas/${file}`, text);
writeFileSync('dist/rulebook.jsonl', compiled(loadRulebook('data')));
chmodSync('bin/wof.js', 0o755);
execFileSync(process.execPath, ['bin/keep-code.cjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
