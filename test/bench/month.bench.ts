import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flyCampaign, shelve } from '../support/people/a-flown-campaign.ts';
import { ratioOf, report } from './measure.ts';

const PAIRS = 3;
const STARTS = 11;

/** What is told of a month, and how often a start that prints the version it may take. */
const TOLD = [
  [5, 'history', 'month'],
  [5, 'report', 'month'],
  [4, 'log', 'month'],
  [2.5, 'status', 'month'],
  [2.5, 'people'],
] as const;

/**
 * What is asked of a month that is over: what needs its turns against playing it again, which `verify` does and no more;
 * what is told from the log-book against a start that does nothing.
 */
export function benchMonth(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  shelve(folder, 'month', flyCampaign('bench'));
  const places = { WOF_SAVES: folder, WOF_SETTINGS: join(folder, 'none'), WOF_CACHE: join(folder, 'compiled') };
  const env = { ...process.env, ...places };
  const wof = (...words: readonly string[]) =>
    spawnSync(process.execPath, ['bin/wof.js', ...words], { encoding: 'utf8', input: '', env, cwd: process.cwd() });
  const verify = () => void wof('verify', 'month');
  const asked = [
    ['luck of a month', 1.5, ['luck', 'month']],
    ['the list of what-if of a month', 1.3, ['what-if', 'month']],
    ['the record book of a month', 3, ['export', 'month', '--html', '--force', '--to', join(folder, 'book')]],
  ] as const;
  for (const [what, atMost, words] of asked)
    report(
      `${what} / its log-book verified`,
      ratioOf(() => void wof(...words), verify, PAIRS),
      { atMost },
      `median of ${PAIRS} pairs`,
    );
  for (const [atMost, ...words] of TOLD)
    report(
      `${words[0]} of a month that is over / wof --version`,
      ratioOf(
        () => void wof(...words),
        () => void wof('--version'),
        STARTS,
      ),
      { atMost },
      `median of ${STARTS} pairs`,
    );
  const checksum = `month ${wof('verify', 'month').stdout.length}+${asked.map(([, , words]) => wof(...words).status).join('')}`;
  rmSync(folder, { recursive: true });
  return checksum;
}
