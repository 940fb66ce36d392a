import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';

const TRACE = /\n\s+at |node:internal|fault of the program/;

/** A user id without a name on the machine, and without privileges. */
const SOMEBODY = 54_321;
const AS_SOMEBODY = ['--reuid', String(SOMEBODY), '--regid', String(SOMEBODY), '--clear-groups'];
const mayBecome = process.getuid?.() === 0 && spawnSync('setpriv', [...AS_SOMEBODY, 'true']).status === 0;

/** The program as installed, in a folder that everybody can read. */
function installed(): { folder: string; bin: string } {
  const folder = emptyFolder();
  for (const each of [dirname(folder), folder]) chmodSync(each, 0o711);
  for (const part of ['bin', 'dist', 'data', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
  return { folder, bin: join(folder, 'bin', 'wof.js') };
}

describe.runIf(mayBecome)('somebody without a name on the machine', () => {
  test('and without a home is asked where his campaigns lie', () => {
    const { folder, bin } = installed();
    const { status, stderr } = spawnSync('setpriv', [...AS_SOMEBODY, process.execPath, bin, 'saves'], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env['PATH'] },
    });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('The machine knows no home') });
    expect(stderr).not.toMatch(TRACE);
  });

  test('whose folder may only be read before he quits has every answer in his log-book, and no trace', async () => {
    const { folder, bin } = installed();
    const saves = join(folder, 'saves');
    mkdirSync(saves);
    wof(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
    const log = join(saves, 'dawn.wof.jsonl');
    for (const path of [saves, log]) chownSync(path, SOMEBODY, SOMEBODY);
    const sitting = spawn('setpriv', [...AS_SOMEBODY, process.execPath, bin, 'play', 'dawn', '--answers', '-'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], WOF_SAVES: saves, WOF_SETTINGS: join(folder, 'none') },
    });
    let said = '';
    for (const stream of [sitting.stdout, sitting.stderr]) stream.on('data', (text) => (said += text));
    for (let tries = 0; tries < 400 && !said.includes('when?'); tries++) await new Promise((on) => setTimeout(on, 25));
    chmodSync(saves, 0o555);
    sitting.stdin.end('morning\nquit\n');
    const status = await new Promise((end) => sitting.on('close', end));
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('Everything is in the log-book') });
    expect(said).not.toMatch(TRACE);
    expect(readFileSync(log, 'utf8')).toContain('"morning"');
    chmodSync(saves, 0o755);
    expect(wof(saves, ['undo', 'dawn'])).toMatchObject({ status: 0, err: expect.stringContaining('taken over') });
  });
});

describe('a link that leads nowhere', () => {
  const dangling = (path: string) => {
    symlinkSync('/no/such/place', path);
    return path;
  };

  test.each([
    ['the folder of saves', ''],
    ['a log-book', 'dawn.wof.jsonl'],
    ['a log-book that is being begun', 'dawn.wof.jsonl.new'],
    ['a lock', 'dawn.wof.lock'],
  ])('in the place of %s is told in words, or does no harm', (_, file) => {
    const folder = emptyFolder();
    const saves = file === '' ? dangling(join(folder, 'saves')) : folder;
    if (file !== '') dangling(join(saves, file));
    for (const args of [
      ['new', 'dawn', '--seed', 'dawn', '--answers', '-'],
      ['saves'],
      ['play', 'dawn', '--answers', '-'],
    ]) {
      const { status, err } = wof(saves, args);
      expect(err).not.toMatch(TRACE);
      expect([0, 1]).toContain(status);
    }
    expect(existsSync('/no/such')).toBe(false);
  });
});
