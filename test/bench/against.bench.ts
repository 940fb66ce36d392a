import { spawnSync } from 'node:child_process';
import { median, nanoseconds, report } from './measure.ts';

const PAIRS = 5;
const CAMPAIGNS = 200;

/** Campaigns by prudent here, in turn with those of another build of the program, in its own folder. */
export function benchAgainst(folder: string): string {
  const simulated = (cwd: string) =>
    nanoseconds(() => {
      const asked = ['bin/wof.js', 'simulate', '--campaigns', String(CAMPAIGNS), '--seed', 'bench', '--workers', '1'];
      const { status } = spawnSync(process.execPath, asked, { cwd, stdio: 'ignore' });
      if (status !== 0) throw new Error(`${folder} has no build that simulates campaigns.`);
    });
  const ratios = Array.from({ length: PAIRS }, () => simulated(process.cwd()) / simulated(folder));
  const detail = `${PAIRS} pairs of ${CAMPAIGNS}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`;
  report('a campaign by prudent / by the other build', median(ratios), { atMost: 1 }, detail);
  return `against ${ratios.length}`;
}
