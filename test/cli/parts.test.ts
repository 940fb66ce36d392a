import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/wof.ts';

describe('the program is built in parts, so that nobody waits for what he does not need', () => {
  const asksFor = (part: string) => [...readFileSync(`dist/${part}.cjs`, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)];

  test.each(['wof', 'saves', 'kept-code', 'faults'])(
    '%s is small, and asks for nothing but node and other parts',
    (part) => {
      expect(readFileSync(`dist/${part}.cjs`).length).toBeLessThan(16_000);
      for (const [, asked] of asksFor(part)) expect(asked).toMatch(/^node:|^\.\/[\w-]+\.cjs$/);
    },
  );

  test('a part that asks for another finds it', () => {
    const parts = readdirSync('dist');
    const asked = parts.filter((part) => part.endsWith('.cjs')).flatMap((part) => asksFor(part.replace('.cjs', '')));
    const others = asked.flatMap(([, name = '']) => (name.startsWith('./') ? [name.slice(2)] : []));
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((other) => !parts.includes(other))).toEqual([]);
  });
});

test('installed without a clone around it, the program keeps campaigns in a folder of the player, whatever is set to nothing', () => {
  const home = emptyFolder();
  for (const each of ['bin', 'dist', 'package.json']) cpSync(each, join(home, each), { recursive: true });
  const { stdout } = spawnSync(process.execPath, [join(home, 'bin/wof.js'), 'saves', '--json'], {
    encoding: 'utf8',
    cwd: emptyFolder(),
    env: { PATH: process.env['PATH'], HOME: '', XDG_DATA_HOME: '', WOF_SAVES: '' },
  });
  expect(isAbsolute(JSON.parse(stdout).folder)).toBe(true);
});

describe('the code that node made in the build is of use, and never in the way', () => {
  const saves = emptyFolder();
  wof(saves, ['new', 'dawn', '--seed', 'dawn'], ['go']);
  const asBuilt = wof(saves, ['play', 'dawn', '--answers', '-']);

  /** A copy of the program with its kept code in another state. */
  function played(spoil: (kept: string) => void) {
    const home = emptyFolder();
    for (const each of ['bin', 'dist', 'package.json']) cpSync(each, join(home, each), { recursive: true });
    const kept = readdirSync(join(home, 'dist')).find((name) => name.startsWith('code-')) ?? '';
    expect(readdirSync(join(home, 'dist', kept))).toContain('playing.cjs');
    spoil(join(home, 'dist', kept));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(home, 'bin/wof.js'), 'play', 'dawn', '--answers', '-'],
      { encoding: 'utf8', input: '', env: { ...process.env, WOF_SAVES: saves, NO_COLOR: '1' } },
    );
    rmSync(home, { recursive: true });
    return { status, out: stdout, err: stderr };
  }

  test('as it came out of the build', () => {
    expect(asBuilt).toMatchObject({ status: 0, err: '' });
    expect(played(() => {})).toEqual(asBuilt);
  });

  test.each<[string, (kept: string) => void]>([
    ['it is not there', (kept) => rmSync(kept, { recursive: true })],
    [
      'a byte of it is another',
      (kept) => {
        const code = readFileSync(join(kept, 'playing.cjs'));
        writeFileSync(join(kept, 'playing.cjs'), code.with(code.length >> 1, (code[code.length >> 1] ?? 0) ^ 1));
      },
    ],
    ['it was cut off in the writing', (kept) => truncateSync(join(kept, 'playing.cjs'), 3)],
    [
      'the part has changed since',
      (kept) => {
        const part = join(kept, '..', 'playing.cjs');
        writeFileSync(part, readFileSync(part, 'utf8').replaceAll('in the log-book. ', 'in the log-boek. '));
      },
    ],
    [
      'a folder stands in its place',
      (kept) => {
        rmSync(kept, { recursive: true });
        mkdirSync(kept);
      },
    ],
  ])('where %s', (what, spoil) => {
    const out = what.startsWith('the part')
      ? asBuilt.out.replace('in the log-book. ', 'in the log-boek. ')
      : asBuilt.out;
    expect(played(spoil)).toEqual({ ...asBuilt, out });
  });
});
