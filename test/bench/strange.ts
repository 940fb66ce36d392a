/**
 * `npm run strange -- [months] [--only months|evenings|fights]`: plays months of each flight by prudent from one seed.
 * It writes how many of them have so much of each superlative into src/chronicle/strangest/how-often.json, by which a
 * history chooses what to tell; how many of their evenings have so much of each image into
 * src/chronicle/mess/evenings-with.json, by which an evening chooses the one to begin with; and how many of their
 * missions with a fight have so much of each measure into src/chronicle/history/fights/how-great.json, by which a
 * history knows a great fight.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LAST_DAY } from '../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { type Measured, measured, weightOf } from '../../src/chronicle/history/fights/weight.ts';
import { eveningLived } from '../../src/chronicle/letters/evening-lived.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { dayOf } from '../../src/chronicle/mess/day-of-a-flight.ts';
import { FINDERS as IMAGES } from '../../src/chronicle/mess/images.ts';
import { FINDERS } from '../../src/chronicle/strangest/kinds.ts';
import { monthOf } from '../../src/chronicle/strangest/month-of-a-flight.ts';
import { fightsIn } from '../../src/chronicle/threads/on-a-mission.ts';
import { missionsOf } from '../../src/chronicle/threads/threads-of.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { book } from '../support/cards/book.ts';
import { cardsOfTheTrack } from '../support/cards/cards-of-the-track.ts';
import { anApril } from '../support/people/an-april.ts';

const OF_MONTHS = 'src/chronicle/strangest/how-often.json';
const OF_EVENINGS = 'src/chronicle/mess/evenings-with.json';
const OF_GREAT = 'src/chronicle/history/fights/how-great.json';
const SEED = 'strange';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const months = Number(positionals[0] ?? '1000');
const isCounted = (what: 'months' | 'evenings' | 'fights'): boolean =>
  values.only === undefined || values.only === what;
const bar = progressBar(months * FLIGHTS.length, process.stderr);
let played = 0;

/** For each kind, what each of so many months or evenings has of it. */
type Measures = ReadonlyMap<string, number[]>;

const measuresOf = (kinds: readonly string[]): Measures => new Map(kinds.map((kind) => [kind, []]));

/** For each kind: at its n-th place how many have n of it or more. */
const countsIn = (measures: Measures): { readonly [kind: string]: readonly number[] } =>
  Object.fromEntries([...measures].map(([kind, each]) => [kind, atLeast(each)]));

const atLeast = (measures: readonly number[]): number[] =>
  Array.from({ length: Math.max(...measures) + 1 }, (_, many) => measures.filter((each) => each >= many).length);

/** Adds what a month has of each superlative. */
function measureMonth(lived: Lived, flight: Flight, measures: Measures): void {
  const month = monthOf(flight, lived);
  for (const kind of keysOf(FINDERS)) measures.get(kind)?.push(FINDERS[kind](month)?.many ?? 0);
}

/** Adds what each of its evenings has of each image. */
function measureEvenings(lived: Lived, flight: Flight, measures: Measures): void {
  for (const day of lived.days) {
    const today = dayOf(eveningLived(flight, day, lived), []);
    for (const kind of keysOf(IMAGES)) measures.get(kind)?.push(IMAGES[kind](today)?.many ?? 0);
  }
}

/** What each mission with a fight has. */
const fights: Measured[] = [];

function measureFights(lived: Lived): void {
  for (const told of lived.days.flatMap((day) => missionsOf(day, lived.book)))
    if (fightsIn(told.facts).length > 0) fights.push(measured(told));
}

/** Great is a fight of which a month has one: as great as so many of them as there are months. */
function greatFights() {
  const counts = (of: keyof Measured) => atLeast(fights.map((each) => each[of]));
  const measures = {
    lost: counts('lost'),
    down: counts('down'),
    met: counts('met'),
    broke: counts('broke'),
    points: counts('points'),
  };
  const weights = fights.map((has) => weightOf(has, { fights: fights.length, measures })).sort((a, b) => b - a);
  const great = Math.round(100 * (weights[months * FLIGHTS.length - 1] ?? 0)) / 100;
  return { fights: fights.length, great, measures };
}

function measuredIn(flight: Flight) {
  const ofMonths = measuresOf(keysOf(FINDERS));
  const ofEvenings = measuresOf(keysOf(IMAGES));
  for (let n = 1; n <= months; n++) {
    bar.show(++played);
    const lived = anApril({ word: `${SEED}-${flight}-${n}`, flights: [flight], book });
    if (isCounted('months')) measureMonth(lived, flight, ofMonths);
    if (isCounted('evenings')) measureEvenings(lived, flight, ofEvenings);
    if (isCounted('fights')) measureFights(lived);
  }
  return { flight, ofMonths: countsIn(ofMonths), ofEvenings: countsIn(ofEvenings) };
}

function write(file: string, counted: object): void {
  const told = { policy: 'prudent', seed: SEED, months, cards: cardsOfTheTrack(book), ...counted };
  const checksum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
  writeFileSync(file, JSON.stringify({ ...told, checksum }));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
  console.log(`${file}: ${months} months of each flight, checksum ${checksum}`);
}

const counted = FLIGHTS.map(measuredIn);
bar.end();
if (isCounted('months'))
  write(OF_MONTHS, { flights: Object.fromEntries(counted.map(({ flight, ofMonths }) => [flight, ofMonths])) });
if (isCounted('evenings'))
  write(OF_EVENINGS, {
    evenings: months * LAST_DAY,
    flights: Object.fromEntries(counted.map(({ flight, ofEvenings }) => [flight, ofEvenings])),
  });
if (isCounted('fights')) write(OF_GREAT, greatFights());
