import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';

const SHELLS = ['bash', 'zsh', 'fish'];
const isThere = (shell: string) => !spawnSync(shell, ['-c', 'true']).error;

/** On a player's machine a shell may be missing; where all of them must be tried its test fails without it. */
const mayTry = (shell: string) => process.env['WOF_ALL_SHELLS'] !== undefined || isThere(shell);

/**
 * Names that a shell would run, spread or hide, were they ever expanded. None could be typed as the name of a campaign.
 */
const HOSTILE = [
  '$(touch ran-by-name)',
  '`touch ran-by-tick`',
  'a;touch ran-by-semicolon',
  "q'uote",
  'dou"ble',
  '*',
  '~root',
  '-rf',
  'tab\there',
  'line\ntouch ran-by-line',
  '\u001b[31mred',
  '\u202etxt',
];

/**
 * A folder to stand in, with `wof` on the path, and among the saves one campaign, one with a space, and the hostile.
 */
let home: string;
let saves: string;
beforeAll(() => {
  home = emptyFolder();
  saves = join(home, 'saves');
  wof(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
  wof(saves, ['branch', 'dawn', 'what if']);
  for (const name of HOSTILE) copyFileSync(join(saves, 'dawn.wof.jsonl'), join(saves, `${name}.wof.jsonl`));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'wof'), `#!/bin/sh\nexec ${process.execPath} ${resolve('bin/wof.js')} "$@"\n`);
  chmodSync(join(home, 'bin', 'wof'), 0o755);
});

const env = () => ({
  ...process.env,
  WOF_SAVES: saves,
  PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
  HOME: home,
  TERM: 'dumb',
});

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8', env: env(), cwd: home, timeout: 20_000 });

/** What a shell offers for a line, each word as the shell itself would have it. */
const OFFERS: Readonly<Record<string, (line: string) => readonly string[]>> = {
  bash: (line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    const ask = `source <(wof completion bash); COMP_WORDS=(${words.join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _wof; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return linesOf(run('bash', ['-c', ask]).stdout);
  },
  // compadd is the one word that only a line editor knows: in its place stands one that tells what it was given.
  zsh: (line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    const ask = `compdef() { : }; _files() { : }; compadd() { print -rl -- "\${names[@]}" }; source <(wof completion zsh); words=(${words.join(' ')}); CURRENT=\${#words}; _wof`;
    const typed = line.split(' ').at(-1) ?? '';
    return linesOf(run('zsh', ['-fc', ask]).stdout).filter((word) => word.startsWith(typed));
  },
  fish: (line) => {
    const ask = `wof completion fish | source; complete -C '${line}'`;
    return linesOf(run('fish', ['-N', '-c', ask]).stdout).map((offered) => offered.split('\t')[0] ?? '');
  },
};

const NINE_HEXES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `N0${n}`);

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

describe.each(SHELLS)('in %s', (shell) => {
  const offers = (line: string) => [...(OFFERS[shell]?.(line) ?? [])].sort();

  test.runIf(mayTry(shell))('the completion parses', () => {
    const { stdout: script } = run('wof', ['completion', shell]);
    writeFileSync(join(home, 'script'), script);
    const { status, stderr } = run(shell, ['-n', 'script']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.runIf(mayTry(shell))('hostile names in the saves folder are neither run nor offered', () => {
    expect(offers('wof play ')).toEqual(['dawn', 'what if']);
    expect(readdirSync(home).filter((file) => file.startsWith('ran-by'))).toEqual([]);
  });

  test.runIf(mayTry(shell)).each([
    ['wof ver', ['verify']],
    ['wof play da', ['dawn']],
    ['wof man dawn Hal', ['Haldenby']],
    ['wof log dawn ', ['1']],
    ['wof cards sopwith-p', ['sopwith-pup', 'sopwith-pup-card', 'sopwith-pup-panel']],
    ['wof what-if da', ['dawn']],
    ['wof map N0', NINE_HEXES],
    ['wof rules 5', ['5', '50', '51']],
    ['wof new x --dice ', ['hand', 'program']],
    ['wof undo --tak', ['--take-back']],
  ])('%s is completed', (line, words) => {
    expect(offers(line)).toEqual(words);
  });
});

test.runIf(isThere('bash'))('a key in a real bash puts in a name with a space so that it stays one word', () => {
  const { stdout } = spawnSync('script', ['-qfec', 'stty cols 200; exec bash --norc --noprofile -i', '/dev/null'], {
    encoding: 'utf8',
    env: { ...env(), TERM: 'xterm' },
    cwd: home,
    input: 'source <(wof completion bash)\nwof verify wha\t\nexit\n',
    timeout: 20_000,
  });
  expect(stdout).toContain('what if is borne out');
});
