/**
 * Bundles a bench as the program that ships is bundled, and runs it: what a loader adds to every call is no part of the
 * program. `npm run bench`, `npm run odds-held`.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Inside the project, for the bench looks for the project's own folders from where it is run. */
const FOLDER = join('profile', 'bench');

/** The libraries are CommonJS, and ask for node's own by require. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [bench = 'bench', ...more] = process.argv.slice(2);
const outfile = join(FOLDER, `${bench}.mjs`);
await build({
  entryPoints: [`test/bench/${bench}.ts`],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  banner: { js: REQUIRE },
  logLevel: 'error',
});
process.exitCode = spawnSync(process.execPath, [outfile, ...more], { stdio: 'inherit' }).status ?? 1;
