/**
 * Speed and size, as ratios taken in one run, with a checksum of the work done: `npm run bench`. Single times say
 * nothing on a machine that others share; a ratio of work done in turn does.
 */

import { benchCampaigns } from './campaigns.bench.ts';
import { benchCards } from './cards.bench.ts';
import { benchClouds } from './clouds.bench.ts';
import { benchDecisions } from './decisions.bench.ts';
import { benchDice } from './dice.bench.ts';
import { benchFights } from './fights.bench.ts';
import { benchLogBook } from './logbook.bench.ts';
import { misses } from './measure.ts';
import { benchSide } from './side.bench.ts';
import { benchStart } from './start.bench.ts';

console.log(`node ${process.version}\n`);
// The dice first: whole days flown before them in this process would slow the very calls that are measured.
const checksum = [
  benchDice(),
  benchStart(),
  await benchDecisions(),
  benchFights(),
  benchCards(),
  benchSide(),
  benchClouds(),
  benchLogBook(),
  benchCampaigns(),
].join(' ');
console.log(`\nchecksum of the work: ${checksum}`);
console.log(misses() === 0 ? 'every bound is met' : `${misses()} of the bounds missed`);
