import { spawnSync } from 'node:child_process';
import { checksumOf } from '../../src/autoplay/statistics.ts';
import type { Simulated } from '../../src/cli/simulation-page.ts';
import { nanoseconds, report } from './measure.ts';

/** As many as the bands are read from. */
const CAMPAIGNS = 2000;
const MINUTE = 60e9;

/**
 * Whole campaigns of one flight by prudent, as `wof simulate` plays them from its start to its end: every throw, answer
 * and event is made in full and read as it comes. One worker has one core, two have two; node compiles and collects in
 * other threads, and one worker that may have both cores is given for comparison.
 */
export function benchCampaigns(): string {
  const one = simulated(1, 'one core');
  const both = simulated(1, 'every core');
  const two = simulated(2, 'every core');
  const throws = one.results.reduce((sum, { counts }) => sum + counts.throws, 0);
  const aMinute = ({ time }: Played) => (MINUTE * CAMPAIGNS) / time;
  const detail = `${CAMPAIGNS} campaigns, ${(one.time / throws).toFixed(0)} ns a throw`;
  report('campaigns a minute on one core', aMinute(one), { atLeast: 2000 }, detail);
  report(
    'two workers / one',
    one.time / two.time,
    { atLeast: 1.7 },
    `${(both.time / two.time).toFixed(2)} where one has both cores`,
  );
  return `campaigns ${throws}+${[one, both, two].map(({ results }) => checksumOf(results)).join('+')}`;
}

interface Played extends Pick<Simulated, 'results'> {
  readonly time: number;
}

function simulated(workers: number, on: 'one core' | 'every core'): Played {
  const asked = [
    'simulate',
    '--campaigns',
    String(CAMPAIGNS),
    '--seed',
    'bench',
    '--workers',
    String(workers),
    '--json',
  ];
  const hold = on === 'one core' && CAN_HOLD ? ['taskset', '--cpu-list', '0'] : [];
  const [program = '', ...words] = [...hold, process.execPath, 'bin/wof.js', ...asked];
  let out = '';
  const time = nanoseconds(() => {
    out = spawnSync(program, words, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).stdout;
  });
  return { time, results: (JSON.parse(out) as Simulated).results };
}

/** Whether a program can be held to a core here; where it cannot, node's other threads help the one worker along. */
const CAN_HOLD = spawnSync('taskset', ['--version']).status === 0;
