import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../../support/program/wof.ts';
import { isThere, SHELLS, ShellHome } from '../../support/shell-offers.ts';

/** On a player's machine a shell may be missing; where all must be tested the test fails without it. */
const mayTry = (shell: string) => process.env['WOF_ALL_SHELLS'] !== undefined || isThere(shell);

/**
 * Names that a shell would execute, expand or hide, if they were expanded. None could be typed as a campaign's name.
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
let shells: ShellHome;
let home: string;
beforeAll(() => {
  home = emptyFolder();
  const saves = join(home, 'saves');
  shells = new ShellHome(home, saves);
  wof(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-']);
  wof(saves, ['branch', 'dawn', 'what if']);
  for (const name of HOSTILE) copyFileSync(join(saves, 'dawn.wof.jsonl'), join(saves, `${name}.wof.jsonl`));
});

const NINE_HEXES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `N0${n}`);

describe.each(SHELLS)('in %s', (shell) => {
  const offers = (line: string) => [...shells.offers(shell, line)].sort();

  test.runIf(mayTry(shell))('the completion parses', () => {
    const { stdout: script } = shells.run('wof', ['completion', shell]);
    writeFileSync(join(home, 'script'), script);
    const { status, stderr } = shells.run(shell, ['-n', 'script']);
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
    ['wof settings be', ['bell']],
    ['wof settings ink co', ['colour-blind']],
    ['wof completion po', ['powershell']],
  ])('%s is completed', (line, words) => {
    expect(offers(line)).toEqual(words);
  });
});

test.runIf(isThere('pwsh')).each([
  ['wof ver', ['verify']],
  ['wof settings ink co', ['colour-blind']],
  ['wof play ', ['dawn', "'what if'"]],
])('in PowerShell %s is completed', (line, words) => {
  const offered = `(TabExpansion2 '${line}' ${line.length}).CompletionMatches.CompletionText`;
  const script = `wof completion powershell | Out-String | Invoke-Expression; ${offered}`;
  const { stdout } = shells.run('pwsh', ['-NoProfile', '-NonInteractive', '-Command', script]);
  expect(stdout.trim().split(/\r?\n/)).toEqual(words);
});

test('PowerShell is given what is typed as words, and what it offers is quoted', () => {
  const { stdout } = shells.run('wof', ['completion', 'powershell']);
  expect(stdout).toContain("& wof complete '--' @typed $last");
  expect(stdout).toContain(`"'" + $name.Replace("'", "''") + "'"`);
});

test.runIf(isThere('bash'))('a key in a real bash puts in a name with a space so that it stays one word', () => {
  const bash = ['-qfec', 'stty cols 200; exec bash --norc --noprofile -i', '/dev/null'];
  const input = 'source <(wof completion bash)\nwof verify wha\t\nexit\n';
  const { stdout } = shells.run('script', bash, { input, env: { TERM: 'xterm' } });
  expect(stdout).toContain('what if is borne out');
});
