import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratioOf, report } from './measure.ts';

const wof = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/wof.js', ...args], { encoding: 'utf8', input: 'next\nnext\nend\n' });
const bare = () => void spawnSync(process.execPath, ['-e', '0']);

/** The start of the built program, against the start of node itself. */
export async function benchStart(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wof-bench-'));
  for (let i = 1; i <= 20; i++) wof('new', `campaign ${i}`, '--saves', folder, '--seed', 'bench', '--answers', '-');
  report(
    'wof --version / node -e 0',
    ratioOf(() => void wof('--version'), bare, 41),
    { atMost: 1.1 },
    'median of 41 pairs',
  );
  report(
    'wof saves, 20 campaigns / node -e 0',
    ratioOf(() => void wof('saves', '--saves', folder), bare, 41),
    { atMost: 1.4 },
    'median of 41 pairs',
  );
  const listed = wof('saves', '--saves', folder).stdout.split('\n').length;
  rmSync(folder, { recursive: true });
  return `start ${listed}`;
}
