import { spawnSync } from 'node:child_process';
import type { Simulated } from '../../src/commands/weigh/simulation-page.ts';
import { checksumOf } from '../../src/simulation/counting/statistics.ts';
import { nanoseconds, report } from './measure.ts';

const MINUTE = 60e9;

/** A machine that others share is faster in one minute than in the next: one worker and two take turns. */
const ROUNDS = 2;

/**
 * Whole campaigns of one flight by prudent, as `wof simulate` plays them from its start to its end: every throw, answer
 * and event is made in full and read as it comes. One worker has one core, for whatever node compiles and collects
 * besides as well; two have two. Of 3,000 campaigns what a worker spends on compiling the program for itself, before it
 * is at its best, is a small part.
 */
export function benchCampaigns(campaigns: number): string {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    one: simulated(campaigns, 1, 'one core'),
    two: simulated(campaigns, 2, 'every core'),
  }));
  const alone = rounds.reduce((sum, { one }) => sum + one.time, 0);
  const together = rounds.reduce((sum, { two }) => sum + two.time, 0);
  const throws = rounds.reduce((sum, { one }) => sum + throwsOf(one), 0);
  const detail = `${ROUNDS} times ${campaigns} campaigns, ${(alone / throws).toFixed(0)} ns a throw`;
  report('campaigns a minute on one core', (MINUTE * ROUNDS * campaigns) / alone, { atLeast: 1000 }, detail);
  const each = rounds.map(({ one, two }) => (one.time / two.time).toFixed(2)).join(', ');
  report('two workers / one', alone / together, { atLeast: 1.7 }, `round by round ${each}`);
  const sums = rounds.flatMap(({ one, two }) => [one, two]).map(({ results }) => checksumOf(results));
  return `campaigns ${throws}+${sums.join('+')}`;
}

const throwsOf = ({ results }: Played): number => results.reduce((sum, { counts }) => sum + counts.throws, 0);

interface Played extends Pick<Simulated, 'results'> {
  readonly time: number;
}

function simulated(campaigns: number, workers: number, on: 'one core' | 'every core'): Played {
  const asked = [
    'simulate',
    '--campaigns',
    String(campaigns),
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
