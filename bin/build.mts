import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cardSchemas } from '../src/rulebook/card-schemas.ts';
import { loadRulebook } from '../src/rulebook/load.ts';

/**
 * Builds what bin/wof.js runs: one file, the cards compiled to JSON, and beside them the parts with large libraries,
 * which only the commands that need them load. CommonJS, because node starts it sooner than a module.
 */

/** Leaves a part out of the file that asks for it; it will be found beside it. */
const partsApart: Plugin = {
  name: 'parts-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(commands|prompt|load|card-page)\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path, '.ts')}.cjs`, external: true } : undefined,
    ),
};

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    wof: 'src/cli/main.ts',
    commands: 'src/cli/commands.ts',
    prompt: 'src/terminal/prompt.ts',
    load: 'src/rulebook/load.ts',
    'card-page': 'src/terminal/cards/card-page.ts',
    workers: 'src/autoplay/workers.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // import() of a part would start node's module loader; require() does not.
  supported: { 'dynamic-import': false },
  minify: true,
  legalComments: 'linked',
  plugins: [partsApart],
  define: { 'import.meta.url': 'thisFile' },
  banner: { js: "const thisFile=require('node:url').pathToFileURL(__filename).href;" },
});

mkdirSync('data/schemas', { recursive: true });
for (const { file, text } of cardSchemas()) writeFileSync(`data/schemas/${file}`, text);
writeFileSync('dist/rulebook.json', JSON.stringify(loadRulebook('data')));
chmodSync('bin/wof.js', 0o755);
