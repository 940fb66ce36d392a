import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Screen } from '../support/program/screen.ts';

/** A bare Debian without Node in which the release is installed, where there is one: .ci/bare-root makes it. */
const ROOT = process.env['WOF_ROOT'] ?? '';
const SAVES = '/root/saves';
const WINDOW = { columns: 80, rows: 24 };

const inRoot = (...command: readonly string[]) => {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', WOF_SAVES: SAVES, LANG: 'C', MANWIDTH: '80' };
  return spawnSync('chroot', [ROOT, ...command], { encoding: 'utf8', env: { ...process.env, ...env } });
};
const said = (...command: readonly string[]): string => inRoot(...command).stdout;

/** The program in a pseudo-terminal, with what is in the bare root alone. */
const inWindow = (...command: readonly string[]) =>
  new Screen(SAVES, ['env', 'HOME=/root', 'LC_ALL=C', 'chroot', ROOT, ...command].join(' '), WINDOW);

const oneFile = (): string => `/opt/${readdirSync(join(ROOT, 'opt')).find((name) => /^wof-.*-linux-x64$/.test(name))}`;

describe.runIf(ROOT !== '')('in a bare root without Node', () => {
  test('there is no Node', () => {
    expect(said('sh', '-c', 'command -v node || echo none')).toBe('none\n');
  });

  test.each([
    ['the package', () => 'wof'],
    ['the single executable', oneFile],
  ])('%s flies a day in a terminal, is closed, and goes on from there', async (what, wof) => {
    const name = what.replaceAll(' ', '-');
    const first = inWindow(wof(), 'new', name, '--seed', 'dawn', '--flights', 'B');
    await first.shows(/>\s*$/);
    first.press('quit\r');
    expect(await first.ended).toBe(0);
    const flown = inWindow(wof(), 'play', name, '--policy', 'prudent', '--until', 'day');
    await flown.shows('Everything is in the log-book');
    const again = inWindow(wof(), 'play', name);
    await again.shows('2 April');
    again.press('quit\r');
    expect(await again.ended).toBe(0);
    expect(said(wof(), 'verify', name)).toContain('borne out, throw by throw');
    expect(said(wof(), 'export', name, '--html', '--to', '/tmp')).toContain(`/tmp/${name}-book.html`);
    expect(said('head', '-c', '15', `/tmp/${name}-book.html`)).toBe('<!doctype html>');
    expect(said(wof(), 'check-data')).toContain('all cards are in order');
    expect(
      inRoot(wof(), 'new', `${name}-corps`, '--squadron', 'corps', '--flights', 'B', '--answers', '-').stderr,
    ).toBe('');
    expect(said(wof(), 'status', `${name}-corps`)).toContain('Winstanley');
    expect(said(wof(), 'simulate', '--campaigns', '2', '--workers', '2', '--csv').split('\n')).toHaveLength(4);
  });

  test('no variable of the environment puts code into the single executable', () => {
    writeFileSync(join(ROOT, 'tmp', 'foreign.cjs'), "console.log('FOREIGN');\n");
    const required = inRoot('env', 'NODE_OPTIONS=--require /tmp/foreign.cjs', oneFile(), '--version');
    expect(required).toMatchObject({ status: 0, stdout: said(oneFile(), '--version') });
    const inPlaceOfNode = inRoot('env', 'NODE_REPL_EXTERNAL_MODULE=/tmp/foreign.cjs', oneFile(), '--version');
    expect(inPlaceOfNode).toMatchObject({ status: 9, stdout: '' });
    expect(inPlaceOfNode.stderr).toContain('NODE_REPL_EXTERNAL_MODULE');
  });

  test('man has its page', () => {
    expect(said('man', 'wof')).toMatch(/^WOF\(1\)/);
  });

  test('bash completes a command', () => {
    const typed =
      '. /usr/share/bash-completion/bash_completion; _completion_loader wof; COMP_WORDS=(wof veri); COMP_CWORD=1; _wof; echo "$COMPREPLY"';
    expect(said('bash', '-c', typed)).toBe('verify\n');
  });

  test('it starts about as soon as a clone', () => {
    const clone = resolve('bin/wof.js');
    const env = { ...process.env, WOF_SAVES: '/nowhere' };
    const middle = (start: () => unknown): number => {
      const took = Array.from({ length: 9 }, () => {
        const began = performance.now();
        start();
        return performance.now() - began;
      });
      return took.sort((a, b) => a - b)[4] ?? 0;
    };
    const own = middle(() => inRoot('wof', 'saves'));
    const cloned = middle(() => spawnSync(process.execPath, [clone, 'saves'], { env }));
    // Told, and held to nothing: no test depends on a clock.
    console.log(`wof saves: ${(own / cloned).toFixed(2)} of the time of the clone's (${Math.round(own)} ms)`);
    expect(own).toBeGreaterThan(0);
  });
});
