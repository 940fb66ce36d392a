import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compiledFolder } from '../../src/shell/whereabouts.ts';
import { emptyFolder } from '../support/program/wof.ts';

const PART = 'saves.cjs.compiled';

/** `wof saves` of the built program, with compiled parts in a folder. */
function listing(cache: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('bin/wof.js'), 'saves'], {
    encoding: 'utf8',
    env: { ...process.env, WOF_SAVES: resolve('test/none'), WOF_CACHE: cache },
  });
  return { status, stdout, stderr };
}

const TOLD = { status: 0, stdout: expect.stringContaining('No campaign lies in'), stderr: '' };

/** When a file was written, in full. */
const writtenAt = (file: string): bigint => statSync(file, { bigint: true }).mtimeNs;

describe('the compiled parts of the program', () => {
  test('are kept by the first start that compiles them, read by the next, and may be deleted', () => {
    const cache = join(emptyFolder(), 'not', 'there', 'yet');
    expect(listing(cache)).toEqual(TOLD);
    expect(readdirSync(cache)).toContain(PART);
    const written = writtenAt(join(cache, PART));
    expect(listing(cache)).toEqual(TOLD);
    expect(writtenAt(join(cache, PART))).toBe(written);
    rmSync(cache, { recursive: true });
    expect(listing(cache)).toEqual(TOLD);
    expect(readdirSync(cache)).toContain(PART);
  });

  const cache = emptyFolder();
  listing(cache);
  const file = join(cache, PART);
  const whole = readFileSync(file);
  const end = whole.indexOf('\n');
  const [version = '', arch, source, sum] = whole.toString('latin1', 0, end).split(' ');
  const headed = (...words: readonly unknown[]) => Buffer.concat([Buffer.from(words.join(' ')), whole.subarray(end)]);

  test.each([
    ['of another node', headed('v18.0.0', arch, source, sum)],
    ['of another build', headed(version, arch, Number(source) + 1, sum)],
    ['with one bit turned', whole.with(whole.length - 9, (whole.at(-9) ?? 0) ^ 1)],
    ['cut off in the writing', whole.subarray(0, whole.length / 2)],
    ['with nothing in it', new Uint8Array()],
  ])('%s are not used, and are written anew', (_, bytes) => {
    writeFileSync(file, bytes);
    expect(listing(cache)).toEqual(TOLD);
    expect(readFileSync(file).toString('latin1', 0, end)).toMatch(new RegExp(`^${version} ${arch} ${source} `));
  });

  test('cost nothing where their folder is a file, or another folder has their name', () => {
    expect(listing(resolve('package.json'))).toEqual(TOLD);
    const odd = emptyFolder();
    mkdirSync(join(odd, PART));
    expect(listing(odd)).toEqual(TOLD);
  });

  test.skipIf(process.getuid?.() !== 0)('of another user are not run', () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o777);
    listing(folder);
    const before = writtenAt(join(folder, PART));
    spawnSync('chown', ['65534', join(folder, PART)]);
    expect(listing(folder)).toEqual(TOLD);
    expect(writtenAt(join(folder, PART))).not.toBe(before);
  });
});

describe('their folder', () => {
  const inEnvironment = <T>(env: Readonly<Record<string, string | undefined>>, act: () => T): T => {
    const before = { ...process.env };
    Object.assign(process.env, env);
    for (const [name, value] of Object.entries(env)) if (value === undefined) delete process.env[name];
    try {
      return act();
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
      Object.assign(process.env, before);
    }
  };

  test.skipIf(process.platform !== 'linux')('is named by WOF_CACHE, or lies in the folder for such files', () => {
    const none = { WOF_CACHE: undefined, NODE_V8_COVERAGE: undefined };
    expect(inEnvironment({ ...none, WOF_CACHE: '/kept' }, compiledFolder)).toBe('/kept');
    expect(inEnvironment({ ...none, XDG_CACHE_HOME: '/c' }, compiledFolder)).toBe('/c/wings-over-france');
    expect(inEnvironment({ ...none, XDG_CACHE_HOME: '', HOME: '/h' }, compiledFolder)).toBe(
      '/h/.cache/wings-over-france',
    );
  });

  test('is none where WOF_CACHE is empty, and where node counts what runs', () => {
    expect(inEnvironment({ WOF_CACHE: '' }, compiledFolder)).toBeUndefined();
    expect(inEnvironment({ WOF_CACHE: '/kept', NODE_V8_COVERAGE: '/counts' }, compiledFolder)).toBeUndefined();
    expect(existsSync('/kept')).toBe(false);
  });
});
