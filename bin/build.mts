import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import about from '../package.json' with { type: 'json' };
import { cardSchemas } from '../src/rulebook/reading/card-schemas.ts';
import { compiled } from '../src/rulebook/reading/compiled.ts';
import { loadRulebook, marksOfCards } from '../src/rulebook/reading/load.ts';
import { manPage } from './man-page.mts';
import { noticesOf } from './notices.mts';

/**
 * Builds what bin/wof.js runs: the cards compiled to JSON, and the program in parts, each of which is one file that has
 * all it needs and is loaded by the commands that need it. CommonJS, because node starts it sooner than a module.
 */

/** The commands that only look, or are done at once, by their folder. */
const LOOKING = {
  back: 'status roster man report layout log history replay people',
  weigh: 'luck what-if compare simulate',
  mend: 'undo branch verify',
  rules: 'cards rules map check-data',
  share: 'export forms seal open',
  shell: 'completion complete',
};

const looking = Object.entries(LOOKING).flatMap(([folder, commands]) =>
  commands.split(' ').map((command) => `cli/commands/${folder}/${command}`),
);

/** The parts, and the modules that others find in each by import(). What starts has none. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  wof: ['cli/shell/main'],
  commands: ['cli/shell/commands'],
  faults: ['cli/shell/word-fault'],
  saves: ['cli/commands/play/saves'],
  playing: ['cli/commands/play/play'],
  asked: [
    'cli/seat/obey',
    'cli/seat/typed/fly-course',
    'cli/seat/policy/deputy',
    'cli/seat/policy/fly-by-policy',
    'cli/seat/sit-down/last-seen',
  ],
  beginning: ['cli/commands/play/welcome', 'cli/commands/play/new', 'cli/commands/play/day'],
  apart: ['cli/commands/play/tutorial', 'cli/commands/play/battle'],
  looking: [...looking, 'cli/seat/day/day-score'],
  prompt: ['terminal/kit/prompt'],
  papers: ['cli/seat/page/papers'],
  'live-prompt': ['terminal/live/live-prompt', 'terminal/live/pause-prompt'],
  load: ['rulebook/reading/load', 'rulebook/reading/own-battle', 'rulebook/reading/set-up-misfit'],
  book: [
    'records/book/record-book',
    'records/book/fights/card-strip',
    'records/book/fights/side-strip',
    'records/book/fights/skirmish-strip',
    'records/forms/print-forms',
    'records/umpire-book',
    'records/day-picture',
  ],
  'card-page': [
    'terminal/cards/card-page',
    'terminal/fights/winged-victory/dashboard-page',
    'terminal/fights/clouds-of-glory/clouds-card',
  ],
  odds: ['cli/seat/policy/odds', 'cli/seat/policy/battle-odds'],
  workers: ['autoplay/workers'],
};

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, modules]) => modules.map((module) => [`${basename(module)}.ts`, part])),
);

/**
 * Makes a part of its modules, and lets whoever imports one of them later find it there. What no part has would be laid
 * whole into the part that asks for it, which would start the later for it.
 */
const parts: Plugin = {
  name: 'parts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: (PARTS[path] ?? []).map((module) => `export * from './src/${module}.ts';`).join('\n'),
      resolveDir: process.cwd(),
    }));
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) => {
      if (kind !== 'dynamic-import') return undefined;
      const part = partOf.get(basename(path));
      if (part === undefined) return { errors: [{ text: `No part has ${path}: give it to one in bin/build.mts.` }] };
      return { path: `./${part}.cjs`, external: true };
    });
  },
};

/**
 * What libraries ask node for, and never use here; it is long in loading. commander would run programs of their own for
 * its commands, and ours has none; chalk would find out what colours there are, and is always told.
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

/** Where the program is built; only what ships is made small, so that a profile can be read. */
const OUT = process.argv[2] ?? 'dist';

rmSync(OUT, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: Object.keys(PARTS).map((part) => ({ in: `part:${part}`, out: part })),
  outdir: OUT,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // import() of a part would start node's module loader; require() does not.
  supported: { 'dynamic-import': false },
  minify: OUT === 'dist',
  metafile: true,
  // THIRD-PARTY-NOTICES.txt has the licences whole.
  legalComments: 'none',
  plugins: [parts, withoutUnused],
  define: { 'import.meta.dirname': '__dirname' },
});

mkdirSync('data/schemas', { recursive: true });
for (const { file, text } of cardSchemas()) writeFileSync(`data/schemas/${file}`, text);
writeFileSync(join(OUT, 'rulebook.jsonl'), compiled(loadRulebook('data')));
writeFileSync(join(OUT, 'marks.json'), JSON.stringify(marksOfCards('data')));
writeFileSync(join(OUT, 'THIRD-PARTY-NOTICES.txt'), noticesOf(Object.keys(metafile.inputs)));
writeFileSync(join(OUT, 'wof.1'), manPage(about.version));
chmodSync('bin/wof.js', 0o755);
