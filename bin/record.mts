/**
 * `npm run record`: every text that a test keeps (playthroughs, snapshots, pages, pictures, the code of a day) is written
 * as the program is now. It prints a line for each file that has changed: how many lines, and the first of them. Words
 * behind `--` name the tests to be run; without any it runs all that keep a text.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KEEPS = /toMatch(?:Inline|File)?Snapshot|expectWritten|expectAsRecorded|rewriteApril/;
/** Where texts are kept. */
const KEPT = ['test', 'docs', 'README.md', 'src/commands/play/a-day.ts'];

const filesIn = (path: string): string[] =>
  path.includes('.')
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

const textsNow = (): ReadonlyMap<string, string> =>
  new Map(KEPT.flatMap(filesIn).map((path) => [path, readFileSync(path, 'utf8')]));

/** `test/a.txt: 3 lines, first 12: "old" is now "new"`. */
function change(path: string, before: string, now: string): string {
  const [old, written] = [before.split('\n'), now.split('\n')];
  const longer = Math.max(old.length, written.length);
  const differing = Array.from({ length: longer }, (_, line) => line).filter((line) => old[line] !== written[line]);
  const [first = 0] = differing;
  const shown = (line: string | undefined) => JSON.stringify(line?.trim().slice(0, 60) ?? '');
  return `${path}: ${differing.length} of ${longer} lines, first ${first + 1}: ${shown(old[first])} is now ${shown(written[first])}`;
}

const keepers = filesIn('test').filter((path) => path.endsWith('.test.ts') && KEEPS.test(readFileSync(path, 'utf8')));
const asked = process.argv.slice(2);
const tests = asked.length > 0 ? asked : keepers;
const before = textsNow();
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/vitest.config.ts', '--root', '.', '--reporter=dot', ...tests, '--update'],
  { stdio: 'inherit', env: { ...process.env, WOF_REWRITE: '1' }, shell: process.platform === 'win32' },
);
const lines = [...textsNow()].flatMap(([path, now]) => {
  const old = before.get(path);
  if (old === undefined) return [`${path}: new`];
  return old === now ? [] : [change(path, old, now)];
});
const gone = [...before.keys()].filter((path) => !existsSync(path)).map((path) => `${path}: gone`);
console.log([...lines, ...gone].join('\n') || 'Every text is as it was.');
process.exitCode = status ?? 1;
