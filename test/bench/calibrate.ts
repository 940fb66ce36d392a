/**
 * `npm run calibrate [campaigns] [policy] [flight]`: the bands that the rebuilt game should land in, beside what whole
 * campaigns gave. It stands here and not among the commands because it is for those who change the cards: it reads their
 * YAML, and says nothing to a player.
 */

import { availableParallelism } from 'node:os';
import { type Band, bandsOf, isMet } from '../../src/autoplay/bands.ts';
import { isPolicyName } from '../../src/autoplay/policies.ts';
import { numbersOf, type Programme } from '../../src/autoplay/simulation.ts';
import { checksumOf } from '../../src/autoplay/statistics.ts';
import { simulateInWorkers } from '../../src/autoplay/workers.ts';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { progressBar } from '../../src/cli/progress.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';

const [campaigns = '2000', policy = 'prudent', letter = 'B'] = process.argv.slice(2);
if (!isPolicyName(policy)) throw new Error(`There is no policy ${policy}.`);
const flight = FLIGHTS.find((each) => each === letter) ?? 'B';
const programme: Programme = { policy, flight, seed: 'calibrate', campaigns: Number(campaigns) };
const bar = progressBar(programme.campaigns, process.stderr);
const workers = Math.min(availableParallelism(), 8);
const numbers = numbersOf(programme, 1, 1);
const results = await simulateInWorkers(
  numbers,
  programme,
  loadRulebook('data'),
  workers,
  './dist/workers.cjs',
  bar.show,
);
bar.end();

console.log(`${results.length} campaigns of ${flight} Flight by ${policy}, checksum ${checksumOf(results)}\n`);
const bands = bandsOf(results);
for (const band of bands) console.log(lineOf(band));
const missed = bands.filter((band) => !isMet(band)).length;
console.log(missed === 0 ? '\nevery band is met' : `\n${missed} of ${bands.length} outside their bands`);

function lineOf(band: Band): string {
  const { figure, band: wanted, landed } = band;
  const bounds = wanted ? `${shown(wanted.from, band)} to ${shown(wanted.to, band)}` : 'reported';
  const interval = `(${shown(landed.from, band)} to ${shown(landed.to, band)})`;
  const mark = isMet(band) ? '    ' : 'MISS';
  return `${mark}  ${figure.padEnd(46)} ${bounds.padStart(18)}  ${shown(landed.value, band).padStart(9)}  ${interval}`;
}

function shown(value: number, { unit }: Band): string {
  if (unit === 'percent') return `${(100 * value).toFixed(2)} %`;
  return value.toFixed(unit === 'points' ? 0 : 2);
}
