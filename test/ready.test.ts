import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from './support/program/wof.ts';

const EARLIER = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-02T00:00:00Z');

/** A clone with an npm that writes down what it is asked for, and does as much of it as can be seen. */
function clone() {
  const home = emptyFolder();
  const at = (...parts: readonly string[]) => join(home, ...parts);
  const write = (path: string, when: Date) => {
    writeFileSync(at(path), '');
    utimesSync(at(path), when, when);
  };
  for (const folder of ['bin', 'src', 'data', 'dist', 'node_modules', 'tools']) mkdirSync(at(folder));
  cpSync('bin/ready.mjs', at('bin', 'ready.mjs'));
  for (const path of ['src/a.ts', 'data/a.yaml', 'package.json']) write(path, EARLIER);
  writeFileSync(at('tools', 'npm'), '#!/bin/sh\necho "$@" >> asked\n');
  chmodSync(at('tools', 'npm'), 0o755);
  const ready = () => {
    const env = { ...process.env, PATH: `${at('tools')}${delimiter}${process.env['PATH']}` };
    const { status, stdout } = spawnSync(process.execPath, [at('bin', 'ready.mjs')], { env, encoding: 'utf8' });
    return { status, stdout, asked: existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').split('\n') : [] };
  };
  return { write, ready };
}

const BUILDS = 'run --silent build';

test.skipIf(process.platform === 'win32')(
  'a fresh clone is installed and built, step by step, each with how long it takes and took',
  () => {
    const { stdout, asked, status } = clone().ready();
    expect(asked).toEqual([expect.stringMatching(/^ci --include=dev /), BUILDS, '']);
    expect(stdout).toMatch(
      /^1 of 2\. Installing .*: about a minute\.\.\.\n {3}done in \d+ s\n2 of 2\. Building .*: about ten seconds\.\.\.\n {3}done in \d+ s\n$/,
    );
    expect(status).toBe(0);
  },
);

test.skipIf(process.platform === 'win32')('where all is installed and built nothing is done, and nothing said', () => {
  const { write, ready } = clone();
  write('node_modules/.package-lock.json', EARLIER);
  write('dist/rulebook.jsonl', LATER);
  expect(ready()).toEqual({ status: 0, stdout: '', asked: [] });
});

test.skipIf(process.platform === 'win32').each(['src/a.ts', 'data/a.yaml', 'package.json'])(
  'what is newer than the build has it built anew: %s',
  (path) => {
    const { write, ready } = clone();
    write('node_modules/.package-lock.json', EARLIER);
    write('dist/rulebook.jsonl', EARLIER);
    write(path, LATER);
    expect(ready()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Building .*\n {3}done in \d+ s\n$/),
      asked: [BUILDS, ''],
    });
  },
);
