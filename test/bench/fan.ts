/**
 * `npm run fan -- [campaigns]`: plays whole campaigns of each flight by prudent from one seed, and writes how their
 * Victory Points stood at the end of each day into src/chronicle/book/likely-courses.json, the fan that the record book
 * draws; and what missions of each kind cost, into src/odds/mission-tolls.json, for the plan to say.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { LAST_DAY, MONTH_END } from '../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { checksumOf, quantileOf } from '../../src/simulation/counting/statistics.ts';
import { type CampaignResult, numbersOf, type Programme, simulateOne } from '../../src/simulation/simulation.ts';

const FILE = 'src/chronicle/book/likely-courses.json';
const TOLLS = 'src/odds/mission-tolls.json';
const PARTS = [0.05, 0.25, 0.5, 0.75, 0.95];

const campaigns = Number(process.argv[2] ?? '1000');
/** A month has the three weeks of its campaign, and nine days more: so many are flown for these. */
const months = Math.ceil(campaigns / 5);
const book = loadRulebook('data');
const bar = progressBar((campaigns + months) * FLIGHTS.length, process.stderr);
let played = 0;
const missions: Record<string, { flown: number; machines: number; men: number }> = {};

const flights = Object.fromEntries(FLIGHTS.map((flight) => [flight, coursesOf(flight)]));
bar.end();
writeTolls();
const told = { policy: 'prudent', seed: 'fan', campaigns, months, cards: book.fingerprint, parts: PARTS, flights };
const checksum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
writeFileSync(FILE, JSON.stringify({ ...told, checksum }, null, 2));
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });
console.log(`${FILE}: ${campaigns} campaigns of each flight, checksum ${checksum}`);

function coursesOf(flight: Flight) {
  const weeks = play({ policy: 'prudent', flight, seed: 'fan', campaigns });
  for (const result of weeks) count(result);
  const month = play({ policy: 'prudent', flight, seed: 'fan', campaigns: months, until: MONTH_END });
  const days = [...spreadsOf(weeks), ...spreadsOf(month).slice(LAST_DAY)];
  return { work: checksumOf(weeks), monthsWork: checksumOf(month), days };
}

function play(programme: Programme): CampaignResult[] {
  return numbersOf(programme, 1, 1).map((number) => {
    bar.show(++played);
    return simulateOne(number, programme, book);
  });
}

function spreadsOf(results: readonly CampaignResult[]): number[][] {
  return results[0]?.byDay.map((_, day) => spreadOf(results.map((result) => totalAfter(result, day)))) ?? [];
}

/** Adds what its missions cost to those of all. */
function count(result: CampaignResult): void {
  for (const [mission, { flown, lost, men }] of Object.entries(result.missions)) {
    const sum = missions[mission] ?? { flown: 0, machines: 0, men: 0 };
    missions[mission] = sum;
    sum.flown += flown;
    sum.machines += lost;
    sum.men += men;
  }
}

function writeTolls(): void {
  const tolls = { policy: 'prudent', seed: 'fan', campaigns: campaigns * FLIGHTS.length, missions };
  const checksum = createHash('sha256').update(JSON.stringify(tolls)).digest('hex');
  writeFileSync(TOLLS, JSON.stringify({ ...tolls, checksum }, null, 2));
  execFileSync('npx', ['biome', 'format', '--write', TOLLS], { stdio: 'inherit' });
}

function totalAfter({ byDay }: CampaignResult, day: number): number {
  return byDay.slice(0, day + 1).reduce((sum, points) => sum + points, 0);
}

function spreadOf(totals: readonly number[]): number[] {
  return PARTS.map((part) => quantileOf(totals, part).value);
}
