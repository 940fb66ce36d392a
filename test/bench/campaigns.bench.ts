import { type CampaignResult, numbersOf, type Programme } from '../../src/autoplay/simulation.ts';
import { checksumOf } from '../../src/autoplay/statistics.ts';
import { simulateInWorkers } from '../../src/autoplay/workers.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { report } from './measure.ts';

const PROGRAMME: Programme = { policy: 'prudent', flight: 'B', seed: 'bench', campaigns: 1000 };
const MINUTE = 60e9;

/**
 * Whole campaigns of one flight by prudent, as `wof simulate` plays them, the start of the workers included: every throw,
 * answer and event is made in full and read as it comes. Then what a second worker is worth.
 */
export async function benchCampaigns(): Promise<string> {
  const book = loadRulebook('data');
  const one = await playedBy(1, book);
  const two = await playedBy(2, book);
  const { campaigns } = PROGRAMME;
  const throws = one.results.reduce((sum, { counts }) => sum + counts.throws, 0);
  const detail = `${campaigns} campaigns, ${(one.time / throws).toFixed(0)} ns a throw`;
  report('campaigns a minute on one core', (MINUTE * campaigns) / one.time, { atLeast: 2000 }, detail);
  report('two workers / one', one.time / two.time, { atLeast: 1.7 }, 'the same campaigns');
  return `campaigns ${throws}+${checksumOf(one.results)}+${checksumOf(two.results)}`;
}

async function playedBy(workers: number, book: Rulebook): Promise<{ time: number; results: CampaignResult[] }> {
  const start = process.hrtime.bigint();
  const numbers = numbersOf(PROGRAMME, 1, 1);
  const results = await simulateInWorkers(numbers, PROGRAMME, book, workers, './dist/workers.cjs', () => {});
  return { time: Number(process.hrtime.bigint() - start), results };
}
