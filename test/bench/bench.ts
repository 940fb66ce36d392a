/**
 * Speed and size, as ratios taken in one run, with a checksum of the work done: `npm run bench`. Single times say
 * nothing on a machine that others share; a ratio of work done in turn does. The figures are written to docs/speed.md.
 * `npm run bench -- --against COMMIT` measures campaigns against those of another commit too, which it builds; `--short`
 * takes fewer rounds of what is long; `--only quick,month` measures these alone, and leaves the other lines of the
 * page as they are. `--only ranking` takes some minutes a game, and is never run but so; `--prompts 15 --playouts 1000`
 * ranks the answers of fewer prompts, each so often.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against.bench.ts';
import { benchCampaigns } from './campaigns.bench.ts';
import { benchCards } from './cards.bench.ts';
import { benchClouds } from './clouds.bench.ts';
import { benchCores } from './cores.bench.ts';
import { benchDecisions } from './decisions.bench.ts';
import { benchDice } from './dice.bench.ts';
import { benchFights } from './fights.bench.ts';
import { benchLogBook } from './logbook.bench.ts';
import { benchLongDay } from './long-day.bench.ts';
import { allReported, misses } from './measure.ts';
import { benchMonth } from './month.bench.ts';
import { benchOdds } from './odds.bench.ts';
import { benchQuick } from './quick.bench.ts';
import { benchRanking, RANKED } from './ranking.bench.ts';
import { benchSide } from './side.bench.ts';
import { linesOf, mended, speedPage } from './speed-page.ts';
import { benchStart } from './start.bench.ts';

const PAGE = 'docs/speed.md';

const { short, only, against, prompts, playouts } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    against: { type: 'string', multiple: true, default: [] },
    prompts: { type: 'string', default: '60' },
    playouts: { type: 'string', default: '48' },
  },
}).values;

console.log(`node ${process.version}\n`);
// The dice first: whole days flown before them in this process would slow the very calls that are measured.
const BENCHES = {
  dice: benchDice,
  start: () => benchStart(short ? 9 : 41),
  decisions: benchDecisions,
  fights: benchFights,
  cards: benchCards,
  side: benchSide,
  clouds: benchClouds,
  logbook: benchLogBook,
  'long-day': benchLongDay,
  quick: benchQuick,
  cores: benchCores,
  odds: () => benchOdds(short ? 8 : 40),
  ranking: () => benchRanking({ prompts: Number(prompts), playouts: Number(playouts) }),
  month: benchMonth,
  campaigns: () => benchCampaigns(short ? 300 : 3000),
} as const satisfies Record<string, () => string | Promise<string>>;
const checksum: string[] = [];
for (const [name, bench] of Object.entries(BENCHES))
  if (only ? only.split(',').includes(name) : name !== 'ranking') checksum.push(await bench());
checksum.push(...against.map((commit) => benchAgainst(commit, short ? 20 : 200)));
console.log(`\nchecksum of the work: ${checksum.join(' ')}`);
console.log(misses() === 0 ? 'every bound is met' : `${misses()} of the bounds missed`);
const [{ model = 'a processor unknown' } = {}] = cpus();
const machine = { node: process.version, processor: model, cores: cpus().length, load: loadavg()[0] ?? 0 };
const before = existsSync(PAGE) ? linesOf(readFileSync(PAGE, 'utf8')) : [];
const stands = only ? before : before.filter(({ what }) => RANKED.includes(what));
writeFileSync(PAGE, speedPage(mended(stands, allReported()), machine));
