import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Simulated } from '../../src/commands/weigh/simulation-page.ts';
import { checksumOf } from '../../src/simulation/counting/statistics.ts';
import { median, nanoseconds, report } from './measure.ts';

const PAIRS = 5;

/** So many campaigns by prudent here, in turn with those of another commit, whose program is built for it. */
export function benchAgainst(commit: string, campaigns: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-against-'));
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  git('worktree', 'add', '--force', '--detach', folder, commit);
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['--import', 'tsx', 'bin/build.mts'], { cwd: folder, stdio: 'inherit' });
    const asked = ['simulate', '--campaigns', String(campaigns), '--seed', 'bench', '--workers', '1', '--json'];
    const here = flownIn(process.cwd(), asked);
    const there = flownIn(folder, asked);
    const ratios = Array.from({ length: PAIRS }, () => here().time / there().time);
    const name = `${git('rev-parse', '--short', commit)} of ${git('log', '-1', '--format=%as', commit)}`;
    const campaignsAre = here().sum === there().sum ? 'the same campaigns' : 'campaigns of other rules';
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
    const detail = `${campaignsAre}; ${PAIRS} pairs of ${campaigns}: ${each}`;
    report(`a campaign by prudent / by the program of ${name}`, median(ratios), { atMost: 1 }, detail);
    return `against ${ratios.length}`;
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Campaigns of the program in a folder: how long they take, and what they come to. */
const flownIn = (cwd: string, asked: readonly string[]) => (): { readonly time: number; readonly sum: unknown } => {
  let out = '';
  const time = nanoseconds(() => {
    out = execFileSync(process.execPath, ['bin/wof.js', ...asked], { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  });
  const { results }: Pick<Simulated, 'results'> = JSON.parse(out);
  return { time, sum: checksumOf(results) };
};
