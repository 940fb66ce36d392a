// Makes a fresh clone ready to play or to test: installs what is missing, builds what is older than its sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(home, ...parts);
const newest = (folder) =>
  Math.max(...readdirSync(at(folder), { recursive: true }).map((name) => statSync(at(folder, name)).mtimeMs));
const npm = (...args) =>
  execFileSync('npm', args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

if (!existsSync(at('node_modules', '.package-lock.json'))) {
  console.log('Installing what the game needs, this once...');
  npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
}
const built = existsSync(at('dist', 'rulebook.jsonl')) ? statSync(at('dist', 'rulebook.jsonl')).mtimeMs : 0;
if (built < Math.max(newest('src'), newest('data'), statSync(at('package.json')).mtimeMs)) {
  console.log('Building...');
  npm('run', '--silent', 'build');
}
