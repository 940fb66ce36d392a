import { AutomaticTable } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { numbersOf, type Programme } from '../../src/autoplay/simulation.ts';
import { checksumOf } from '../../src/autoplay/statistics.ts';
import { simulateInWorkers } from '../../src/autoplay/workers.ts';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import { median, nsPer, report } from './measure.ts';

const CAMPAIGNS = 40;
const RUNS = 7;
const MINUTE = 60e9;

const PROGRAMME: Programme = { policy: 'prudent', flight: 'B', seed: 'bench', campaigns: 200 };
const PAIRS = 3;

/** Whole campaigns of one flight by prudent on one core, and what a second worker is worth. */
export async function benchCampaigns(): Promise<string> {
  const book = loadRulebook('data');
  const flown = flyAll(book);
  const each = nsPer(CAMPAIGNS, () => flyAll(book), RUNS);
  const kept = `${Math.round(flown.lines / CAMPAIGNS)} lines of log each, ${(each / (flown.dice / CAMPAIGNS)).toFixed(0)} ns a die`;
  report('campaigns a minute on one core, with their full log', MINUTE / each, { atLeast: 2000 }, kept);
  const pairs: number[] = [];
  for (let i = 0; i < PAIRS; i++) pairs.push((await timeOf(1, book)) / (await timeOf(2, book)));
  const detail = `${PROGRAMME.campaigns} campaigns, median of ${PAIRS} pairs`;
  report('two workers / one', median(pairs), { atLeast: 1.7 }, detail);
  return `campaigns ${flown.dice}+${flown.lines}+${checksumOf(await simulate(2, book))}`;
}

function flyAll(book: Rulebook): { dice: number; lines: number } {
  const flown = { dice: 0, lines: 0 };
  for (let number = 1; number <= CAMPAIGNS; number++) {
    const { dice, log } = flyApril(`alea:1:bench-${number}`, book);
    flown.dice += dice;
    flown.lines += log.length;
  }
  return flown;
}

/** 1 to 21 April, with every throw, answer and event as it came. */
function flyApril(seed: `alea:1:${string}`, book: Rulebook): { dice: number; log: readonly unknown[] } {
  const log: unknown[] = [];
  let dice = 0;
  const scribe = {
    threw(...thrown: readonly [check: string, faces: readonly number[]]) {
      dice += thrown[1].length;
      log.push(thrown);
    },
    answered: (...answer: unknown[]) => void log.push(answer),
    told: (event: unknown) => void log.push(event),
  };
  const campaign = newCampaign(['B'], book);
  const policy = policyNamed('prudent', seed);
  while (!isOver(campaign)) playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), policy, scribe));
  return { dice, log };
}

const simulate = (workers: number, book: Rulebook) =>
  simulateInWorkers(numbersOf(PROGRAMME, 1, 1), PROGRAMME, book, workers, './dist/workers.cjs', () => {});

async function timeOf(workers: number, book: Rulebook): Promise<number> {
  const start = process.hrtime.bigint();
  await simulate(workers, book);
  return Number(process.hrtime.bigint() - start);
}
