import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';

describe('the program is built in parts, so that nobody waits for what he does not need', () => {
  const asksFor = (part: string) => [...readFileSync(`dist/${part}.cjs`, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)];

  test.each(['wof', 'saves', 'faults'])('%s is small, and asks for nothing but node and other parts', (part) => {
    // The list of saves checks every foreign log-book before it prints anything of it.
    expect(readFileSync(`dist/${part}.cjs`).length).toBeLessThan(part === 'saves' ? 36_000 : 16_000);
    for (const [, asked] of asksFor(part)) expect(asked).toMatch(/^node:|^\.\/[\w-]+\.cjs$/);
  });

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
    env: {
      PATH: process.env['PATH'],
      HOME: '',
      XDG_DATA_HOME: '',
      WOF_SAVES: '',
      WOF_CACHE: '',
      WOF_SETTINGS: join(home, 'none'),
    },
  });
  expect(isAbsolute(JSON.parse(stdout).folder)).toBe(true);
});
