// Makes a fresh clone ready to play or to test: installs what is missing, builds what is older than its sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(home, ...parts);
const newest = (folder) =>
  Math.max(...readdirSync(at(folder), { recursive: true }).map((name) => statSync(at(folder, name)).mtimeMs));

/** npm's own bar of progress is shown in a terminal. */
const npm = (...args) =>
  execFileSync('npm', args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

const isInstalled = existsSync(at('node_modules', '.package-lock.json'));
const built = existsSync(at('dist', 'rulebook.jsonl')) ? statSync(at('dist', 'rulebook.jsonl')).mtimeMs : 0;
const isBuilt = built >= Math.max(newest('src'), newest('data'), statSync(at('package.json')).mtimeMs);

const steps = [
  ...(isInstalled
    ? []
    : [
        {
          says: 'Installing what the game needs, this once: about a minute',
          does: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'],
        },
      ]),
  ...(isBuilt ? [] : [{ says: 'Building the game: about ten seconds', does: ['run', '--silent', 'build'] }]),
];

for (const [i, { says, does }] of steps.entries()) {
  const began = performance.now();
  console.log(`${steps.length > 1 ? `${i + 1} of ${steps.length}. ` : ''}${says}...`);
  npm(...does);
  console.log(`   done in ${Math.max(1, Math.round((performance.now() - began) / 1000))} s`);
}
