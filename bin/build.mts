import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import about from '../package.json' with { type: 'json' };
import { compileCards } from '../src/cards/reading/compiled.ts';
import { COMMANDS } from '../src/commands/commands.ts';
import { nameOf, type ShellCommand } from '../src/commands/shell-command.ts';
import { loadRulebook, marksOfCards } from '../src/reading/load.ts';
import { cardSchemas } from './card-schemas.mts';
import { manPage } from './man-page.mts';
import { noticesOf } from './notices.mts';
import { rulesMark } from './rules-mark.mts';

/**
 * Builds what bin/wof.js runs: the cards compiled to JSON, and the program in parts, each of which is one file that has
 * all it needs and is loaded by the commands that need it. CommonJS, because node starts it sooner than a module.
 */

/** Where the program begins; the threads of a simulation, and of `odds`, begin at places of their own. */
const BEGINNINGS = {
  wof: 'commands/main',
  workers: 'simulation/workers',
  'odds-worker': 'seat/policy/odds-worker',
} as const;

/** The modules of which there is one, whoever asks: what is held back of a page, and what every fault is known by. */
const SHARED = ['shell/page', 'shell/faults', 'seat/typed/ahead', 'logbook/refusal', 'cards/reading/fault'] as const;

/** The part in which others find each module that they ask for by import(); those of a command its own file names. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  commands: ['commands/program'],
  faults: ['shell/word-fault'],
  asked: [
    'seat/obey',
    'seat/typed/fly-course',
    'seat/policy/deputy',
    'seat/policy/standing-orders',
    'seat/policy/fly-by-policy',
    'seat/sit-down/last-seen',
  ],
  beginning: ['commands/play/welcome'],
  apart: [
    'commands/play/lesson',
    'commands/weigh/coach-quiz',
    'commands/play/battle-balance',
    'commands/play/by-mail',
    'seat/coach/day-weighed',
  ],
  looking: ['commands/shell/complete', 'seat/sit-down/turns-of-day'],
  told: ['seat/day/day-score'],
  settings: ['commands/shell/settings-file'],
  prompt: ['page/prompt'],
  inquire: ['page/inquire'],
  papers: ['seat/page/papers'],
  'live-prompt': ['screens/live/live-prompt', 'screens/live/pause-prompt'],
  load: ['commands/rules/pack-cards', 'reading/load', 'reading/own-battle', 'reading/set-up-misfit'],
  book: [
    'chronicle/book/record-book',
    'games/books',
    'chronicle/forms/print-forms',
    'chronicle/umpire-book',
    'chronicle/day-picture',
    'chronicle/diary/epub',
  ],
  'card-page': ['screens/cards/card-page', 'games/side/screen/dashboard-page', 'games/clouds/screen/clouds-card'],
  odds: ['seat/policy/odds', 'seat/policy/battle-odds'],
};

const fileOf = (module: string): string => resolve('src', `${module}.ts`);

/** The code of a command lies beside it. */
const codeOf = (command: ShellCommand): string => `commands/${command.group}/${nameOf(command)}`;

/** The part that each module lies in, by its file. */
const partOf = new Map<string, string>([
  ...SHARED.map((module) => [fileOf(module), 'shared'] as const),
  ...Object.entries(BEGINNINGS).map(([part, module]) => [fileOf(module), part] as const),
  ...Object.entries(ASKED_FOR).flatMap(([part, modules]) => modules.map((module) => [fileOf(module), part] as const)),
  ...COMMANDS.map((command) => [fileOf(codeOf(command)), command.part] as const),
]);

const PARTS = [...new Set(partOf.values())];

/**
 * Makes a part of its modules, and lets whoever imports one of them later find it there; what all share is found there
 * by everybody. What no part has would be laid whole into the part that asks for it, which would start the later for it.
 */
const parts: Plugin = {
  name: 'parts',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: [...partOf].flatMap(([file, part]) => (part === path ? [`export * from '${file}';`] : [])).join('\n'),
      resolveDir: process.cwd(),
    }));
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, resolveDir }) => {
      const part = partOf.get(resolve(resolveDir, path));
      if (kind !== 'dynamic-import' && part !== 'shared') return undefined;
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
  entryPoints: PARTS.map((part) => ({ in: `part:${part}`, out: part })),
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
  define: {
    'import.meta.dirname': '__dirname',
    'import.meta.filename': '__filename',
    RULES_MARK: JSON.stringify(rulesMark()),
  },
});

mkdirSync('data/schemas', { recursive: true });
for (const { file, text } of cardSchemas()) writeFileSync(`data/schemas/${file}`, text);
writeFileSync(join(OUT, 'rulebook.jsonl'), compileCards(loadRulebook('data')));
writeFileSync(join(OUT, 'marks.json'), JSON.stringify(marksOfCards('data')));
writeFileSync(join(OUT, 'THIRD-PARTY-NOTICES.txt'), noticesOf(Object.keys(metafile.inputs)));
writeFileSync(join(OUT, 'wof.1'), manPage(about.version));
chmodSync('bin/wof.js', 0o755);
