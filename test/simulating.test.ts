import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LAST_DAY } from '../src/campaign/campaign.ts';
import likely from '../src/chronicle/book/likely-courses.json' with { type: 'json' };
import { emptyFolder } from './support/program/wof.ts';
import { expectWritten } from './support/written.ts';

const EXAMPLES = resolve('docs/examples/simulating');
const CAMPAIGNS = '4';

/** A folder on the path in which `wof` is the built program. */
const folder = emptyFolder();
const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, JOBS: '2' };
const run = (command: string, args: readonly string[], more = {}): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...env, ...more } });

let whole = '';

beforeAll(() => {
  writeFileSync(join(folder, 'wof'), `#!/bin/sh\nexec ${process.execPath} ${resolve('bin/wof.js')} "$@"\n`);
  chmodSync(join(folder, 'wof'), 0o755);
  whole = run('wof', ['simulate', '--campaigns', CAMPAIGNS]);
});

const merged = (parts: string): string => run('sh', ['-c', `wof simulate --merge ${parts}/part-*.json`]);

describe('a simulation in parts is equal to one that was played at once', () => {
  // .ci/run installs it; elsewhere it may be missing.
  const hasParallel = !spawnSync('parallel', ['--version']).error;

  test.runIf(hasParallel || process.env['WOF_ALL_SHELLS'] === '1')('by GNU parallel, two at a time', () => {
    const page = run(join(EXAMPLES, 'parallel.sh'), [CAMPAIGNS, '4', 'by-parallel']);
    expect(page).toBe(whole);
    expect(readdirSync(join(folder, 'by-parallel'))).toHaveLength(4);
    // What has been played is kept, and a fault of one part is a fault of all.
    expect(run(join(EXAMPLES, 'parallel.sh'), [CAMPAIGNS, '4', 'by-parallel'])).toBe(whole);
    expect(() => run(join(EXAMPLES, 'parallel.sh'), [CAMPAIGNS, '2', 'wrong', '--policy', 'nobody'])).toThrow();
  });

  test('by a Slurm array, each task with its number', () => {
    for (const task of ['1', '2'])
      run('bash', [join(EXAMPLES, 'slurm.sh'), CAMPAIGNS, 'by-slurm'], {
        SLURM_ARRAY_TASK_ID: task,
        SLURM_ARRAY_TASK_COUNT: '2',
      });
    expect(merged('by-slurm')).toBe(whole);
  });

  test('a part that is missing is told of', () => {
    const { stderr, stdout } = spawnSync('wof', ['simulate', '--merge', 'by-slurm/part-2.json'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('A part is missing: these have 2 of 4 campaigns.\n');
    expect(stdout).toContain('2 campaigns');
  });

  test('by a Kubernetes indexed job, each pod with its index', () => {
    const job = parse(readFileSync(join(EXAMPLES, 'kubernetes.yaml'), 'utf8'));
    const [pod] = job.spec.template.spec.containers;
    expect(job.spec.completions).toBe(Number(pod.env[1].value));
    run('mkdir', ['by-kubernetes']);
    for (const index of ['0', '1'])
      execFileSync(pod.command[0], pod.command.slice(1), {
        cwd: join(folder, 'by-kubernetes'),
        env: { ...env, CAMPAIGNS, PARTS: '2', JOB_COMPLETION_INDEX: index },
      });
    expect(merged('by-kubernetes')).toBe(whole);
  });
});

/** How far Victory Points of one campaign lie about their mean, in tens: by the fan, 90 in 100 within 1.645 either way. */
function spread(): number {
  const [low = 0, , , , high = 0] = likely.flights.B.days[LAST_DAY - 1] ?? [];
  return Math.round((high - low) / (2 * 1.645) / 10) * 10;
}

/** Where the truth lies in 95 cases of 100, either way. */
const either = (deviation: number, campaigns: number): number => (1.96 * deviation) / Math.sqrt(campaigns);

const row = (campaigns: number): string =>
  `| ${campaigns.toLocaleString('en-GB').padStart(9)} | ± ${either(spread(), campaigns).toFixed(1).padStart(4)} | ± ${either(40, campaigns).toFixed(1).padStart(4)} | ± ${either(10, campaigns).toFixed(1).padStart(4)} |`;

test('how many campaigns make which error is worked out from the fan of a thousand', () => {
  const page = readFileSync('docs/simulating.md', 'utf8');
  const [before = '', after = ''] = [/^[\s\S]*\| -+: \|\n/.exec(page)?.[0], /\n\n## Shards[\s\S]*$/.exec(page)?.[0]];
  const told = `${before}${[100, 1000, 10_000, 100_000].map(row).join('\n')}${after}`;
  expectWritten('docs/simulating.md', told);
});
