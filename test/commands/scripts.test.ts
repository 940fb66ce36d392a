import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** The lines of a log-book that are answers, without their checksums: what fell, what was asked, what was answered. */
const given = (saves: string, name: string) =>
  readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line).slice(0, -1));

/** A day as a policy flew it, and its answers as a list. */
const saves = emptyFolder();
await wofHere(saves, ['new', 'flown', '--seed', 'scripted', '--preset', 'first-tour']);
await wofHere(saves, ['play', 'flown', '--policy', 'prudent', '--until', 'day']);
const list = answersIn(saves, 'flown').map(([, answer]) => answer);

const begin = (name: string, lines: readonly string[]) =>
  wof(saves, ['new', name, '--seed', 'scripted', '--preset', 'first-tour', '--answers', '-'], lines);

test('a list of answers leaves the log-book that the same answers left one by one', () => {
  const { status } = begin('listed', list);
  expect(status).toBe(0);
  expect(given(saves, 'listed').slice(1)).toEqual(given(saves, 'flown').slice(1));
  expect(answersIn(saves, 'listed')).toEqual(answersIn(saves, 'flown'));
  // A command between two answers ends the pass: each answer is then given when its question is open.
  const looking = begin(
    'looking',
    list.flatMap((line) => [line, 'dice']),
  );
  expect(given(saves, 'looking')).toEqual(given(saves, 'listed'));
  expect(looking.out.match(/^> dice$/gm)).toHaveLength(list.length);
});

test('each question stands before its answer, and what came of it behind, in one pass as one by one', () => {
  const { out } = begin('in-order', list.slice(0, 12));
  const typed = [...out.matchAll(/^> (.*)$/gm)].map(([, line]) => line);
  expect(typed).toEqual(list.slice(0, 12));
  const parts = out.split(/^> .*$/m);
  for (const part of parts.slice(0, -1)) expect(part.trim()).not.toBe('');
});

test('a line that is no answer ends it there: all before it is in the log-book, and nothing after it', () => {
  const { status, err } = begin('stopped', [...list.slice(0, 9), 'nonsense', ...list.slice(9)]);
  expect(status).toBe(1);
  expect(err).toContain('"nonsense" is not an answer here');
  expect(answersIn(saves, 'stopped')).toHaveLength(9);
});

/** Lines given one by one, each when the program has asked for it. */
async function lineByLine(args: readonly string[], lines: readonly string[]) {
  const child = spawn(process.execPath, [resolve('bin/wof.js'), ...args], {
    env: { ...process.env, WOF_SAVES: saves },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let out = '';
  child.stdout.on('data', (some) => {
    out += String(some);
  });
  for (const line of lines) {
    const before = out.length;
    child.stdin.write(line.slice(0, 2));
    child.stdin.write(`${line.slice(2)}\n`);
    for (let tries = 0; tries < 400 && out.length === before; tries++) await new Promise((on) => setTimeout(on, 25));
    expect(out.slice(before)).not.toBe('');
  }
  return { out: () => out, child, ended };
}

test('lines that come one by one are played as they come, and what still comes keeps nobody from ending', async () => {
  begin('by-line', []);
  const { out, child, ended } = await lineByLine(['play', 'by-line', '--answers', '-'], [...list.slice(0, 3), 'quit']);
  // Standard input is still open.
  expect((await ended)[0]).toBe(0);
  child.stdin.destroy();
  expect(answersIn(saves, 'by-line').map(([, answer]) => answer)).toEqual(list.slice(0, 3));
  expect(out()).toContain('Everything is in the log-book');
});

test.each([
  ['a pipe', 'pipe', 'it is no ordinary file'],
  ['the device that has nothing', '/dev/null', 'it is no ordinary file'],
  ['a device', '/dev/zero', 'it is no ordinary file'],
  ['a folder', '.', 'it is a folder, not a file'],
  ['nothing', 'nowhere', 'the file or folder is not there'],
])('%s is no list of answers, nor a part of a simulation, and nobody waits for it', async (_, name, cause) => {
  const folder = emptyFolder();
  spawnSync('mkfifo', [join(folder, 'pipe')]);
  const file = name.startsWith('/') ? name : join(folder, name);
  expect(await wofHere(saves, ['play', 'listed', '--answers', file])).toMatchObject({
    status: 2,
    err: expect.stringContaining(`${file} cannot be read: ${cause}`),
  });
  expect(await wofHere(saves, ['simulate', '--merge', file])).toMatchObject({
    status: 2,
    err: expect.stringContaining(`${file} cannot be read: ${cause}`),
  });
});

test.each(['pipe', '/dev/zero', 'a-file'])('%s is no squadron, and nobody waits for it', async (name) => {
  const folder = emptyFolder();
  spawnSync('mkfifo', [join(folder, 'pipe')]);
  writeFileSync(join(folder, 'a-file'), 'x');
  const squadron = name.startsWith('/') ? name : join(folder, name);
  expect(await wofHere(saves, ['new', 'own', '--squadron', squadron, '--answers', '-'])).toMatchObject({
    status: 2,
    err: expect.stringMatching(/is no folder: a squadron of your own is one with a squadron\.yaml/),
  });
});

test('what comes by a pipe is not read as a file, and where it is read is said', async () => {
  expect((await wofHere(saves, ['play', 'listed', '--answers', '/dev/null'])).err).toContain(
    'What comes by a pipe is taken by --answers - from standard input.',
  );
});
