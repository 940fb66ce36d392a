/**
 * Speed and size, as ratios taken in one run, with a checksum of the work done: `npm run bench`. Single times say
 * nothing on a machine that others share; a ratio of work done in turn does. The figures are written to docs/speed.md.
 * `npm run bench -- --against FOLDER` measures campaigns against those of another build of the program too; `--short`
 * takes fewer rounds of what is long; `--prompts 60 --playouts 1000` ranks as many answers so often.
 */

import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against.bench.ts';
import { benchCampaigns } from './campaigns.bench.ts';
import { benchCards } from './cards.bench.ts';
import { benchClouds } from './clouds.bench.ts';
import { benchDecisions } from './decisions.bench.ts';
import { benchDice } from './dice.bench.ts';
import { benchFights } from './fights.bench.ts';
import { benchLogBook } from './logbook.bench.ts';
import { allReported, misses } from './measure.ts';
import { benchMonth } from './month.bench.ts';
import { benchQuick } from './quick.bench.ts';
import { benchRanking } from './ranking.bench.ts';
import { benchSide } from './side.bench.ts';
import { speedPage } from './speed-page.ts';
import { benchStart } from './start.bench.ts';
import { benchSystems } from './systems.bench.ts';

const { short, against, prompts, playouts } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    against: { type: 'string', multiple: true, default: [] },
    prompts: { type: 'string', default: '8' },
    playouts: { type: 'string', default: '24' },
  },
}).values;

console.log(`node ${process.version}\n`);
// The dice first: whole days flown before them in this process would slow the very calls that are measured.
const checksum = [
  benchDice(),
  benchStart(short ? 9 : 41),
  await benchDecisions(),
  benchFights(),
  benchCards(),
  benchSide(),
  benchClouds(),
  benchLogBook(),
  benchQuick(),
  benchSystems(),
  benchRanking({ prompts: Number(prompts), playouts: Number(playouts) }),
  benchMonth(),
  benchCampaigns(short ? 300 : 3000),
  ...against.map(benchAgainst),
].join(' ');
console.log(`\nchecksum of the work: ${checksum}`);
console.log(misses() === 0 ? 'every bound is met' : `${misses()} of the bounds missed`);
const [{ model = 'a processor unknown' } = {}] = cpus();
const machine = { node: process.version, processor: model, cores: cpus().length, load: loadavg()[0] ?? 0 };
writeFileSync('docs/speed.md', speedPage(allReported(), machine));
