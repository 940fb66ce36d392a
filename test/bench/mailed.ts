/**
 * `npm run mailed [-- --write]`: plays each battle that docs/by-mail.md counts by letters, between two folders, a process
 * a letter, both sides led by a policy. It prints how many letters there were, what the processor had to do for one, and
 * whether both log-books are the same, byte for byte. `--write` puts that on the page.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { countedByMail, MAIL_PAGE } from '../mail/counted.ts';
import { median } from './measure.ts';

const BIN = resolve('bin/wof.js');
const PLAYERS = ['host', 'guest'] as const;

/** What one game came to. */
interface Mailed {
  readonly letters: number;
  readonly longest: number;
  readonly seconds: readonly number[];
  /** What `wof mail` alone takes: the start of the program, and the game told in its list. */
  readonly starts: readonly number[];
  readonly isSame: boolean;
}

const work = mkdtempSync(join(tmpdir(), 'wof-mailed-'));

/** Runs the program for a player; the processor's seconds are bash's, for node does not tell them of a child. */
function run(folder: string, player: (typeof PLAYERS)[number], args: readonly string[]): number {
  const timed = ['-c', 'TIMEFORMAT="processor %U %S"; time "$@"', 'bash', process.execPath, BIN, ...args];
  const env = { ...process.env, NO_COLOR: '1', WOF_SAVES: join(folder, player) };
  const { status, stdout, stderr } = spawnSync('bash', timed, { cwd: join(folder, 'post'), encoding: 'utf8', env });
  const [, user, system] = /processor (\S+) (\S+)\s*$/.exec(stderr) ?? [];
  if (status !== 0 || user === undefined) throw new Error(`wof ${args.join(' ')}: ${stdout}${stderr}`);
  return Number(user) + Number(system);
}

function playByMail(name: string): Mailed {
  const folder = join(work, name);
  mkdirSync(join(folder, 'post'), { recursive: true });
  const own = resolve(`docs/examples/${name}.yaml`);
  run(folder, 'host', ['battle', existsSync(own) ? own : name, '--by-mail']);
  const seconds: number[] = [];
  const post = () => readdirSync(join(folder, 'post'));
  for (let n = 0; ; n++) {
    const letter = post().find((file) => file.endsWith(`-${n}.txt`));
    if (letter === undefined) break;
    seconds.push(run(folder, n % 2 === 0 ? 'guest' : 'host', ['mail', letter, '--policy', 'prudent']));
  }
  const starts = Array.from({ length: 5 }, () => run(folder, 'host', ['mail']));
  const [hosts, guests] = PLAYERS.map((player) => {
    const battles = join(folder, player, 'battles');
    return readdirSync(battles).map((file) => readFileSync(join(battles, file), 'utf8'));
  });
  const longest = Math.max(...post().map((file) => statSync(join(folder, 'post', file)).size));
  return { letters: post().length, longest, seconds, starts, isSame: hosts?.length === 1 && hosts[0] === guests?.[0] };
}

const rows = countedByMail().map(({ name, game }) => {
  const { letters, longest, seconds, starts, isSame } = playByMail(name);
  const row = [
    name,
    game,
    `${letters}`,
    `${longest.toLocaleString('en')}`,
    `${median(seconds).toFixed(2)} s`,
    `${Math.max(...seconds).toFixed(2)} s`,
    `${median(starts).toFixed(2)} s`,
    isSame ? 'yes' : 'NO',
  ];
  console.log(row.join(' | '));
  if (!isSame) process.exitCode = 1;
  return row;
});
rmSync(work, { recursive: true, force: true });
if (process.argv.includes('--write')) {
  const columns = [
    'battle',
    'game',
    'letters',
    'longest, bytes',
    'processor a letter',
    'at most',
    'wof mail alone',
    'the same log-book',
  ];
  writeBlock(MAIL_PAGE, 'mailed', asMarkdown({ columns, rows }));
}
