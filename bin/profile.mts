import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the time goes: builds the program with its names left as they are, runs it under node's profiler and prints the
 * functions that took the most. `npm run profile -- play april` profiles a command; none, two hundred campaigns.
 */

const FOLDER = 'profile';
const SHOWN = 30;

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const asked = process.argv.slice(2);
const command = asked.length > 0 ? asked : ['simulate', '--campaigns', '200', '--workers', '1'];
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
execFileSync(process.execPath, ['--import', 'tsx', 'bin/build.mts', join(FOLDER, 'dist')], { stdio: 'inherit' });
const start = `require('./${FOLDER}/dist/wof.cjs').main(process.argv.slice(1))`;
const profiler = ['--cpu-prof', '--cpu-prof-dir', FOLDER, '-e', start, '--'];
execFileSync(process.execPath, [...profiler, ...command], { stdio: ['inherit', 'ignore', 'inherit'] });

/** The milliseconds of each function itself, the longest first. */
function selfTimes({ nodes, samples, timeDeltas }: Profile): [name: string, ms: number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = url === '' ? '' : ` ${url.split('/').at(-1)}:${lineNumber + 1}`;
      return [id, `${functionName || '(nameless)'}${place}`];
    }),
  );
  const times = new Map<string, number>();
  for (const [i, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    if (name === '(idle)') continue;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  }
  return [...times].sort(([, a], [, b]) => b - a);
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.cpuprofile'));
for (const file of files) {
  const times = selfTimes(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const all = times.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`\n${join(FOLDER, file)}: ${all.toFixed(0)} ms. A browser's developer tools open it too.`);
  for (const [name, ms] of times.slice(0, SHOWN))
    console.log(`${ms.toFixed(1).padStart(9)} ms ${((100 * ms) / all).toFixed(1).padStart(5)} %  ${name}`);
}
