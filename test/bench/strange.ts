/**
 * `npm run strange -- [months] [--only months|evenings]`: plays months of each flight by prudent from one seed. It writes how many of them have
 * so much of each superlative into src/chronicle/strangest/how-often.json, by which a history chooses what to tell; and
 * how many of their evenings have so much of each image into src/chronicle/mess/evenings-with.json, by which an evening
 * chooses the one to begin with.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LAST_DAY } from '../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { eveningLived } from '../../src/chronicle/letters/evening-lived.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { dayOf } from '../../src/chronicle/mess/day-of-a-flight.ts';
import { FINDERS as IMAGES } from '../../src/chronicle/mess/images.ts';
import { FINDERS } from '../../src/chronicle/strangest/kinds.ts';
import { monthOf } from '../../src/chronicle/strangest/month-of-a-flight.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { book } from '../support/cards/book.ts';
import { cardsOfTheTrack } from '../support/cards/cards-of-the-track.ts';
import { anApril } from '../support/people/an-april.ts';

const OF_MONTHS = 'src/chronicle/strangest/how-often.json';
const OF_EVENINGS = 'src/chronicle/mess/evenings-with.json';
const SEED = 'strange';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const months = Number(positionals[0] ?? '1000');
const isCounted = (what: 'months' | 'evenings'): boolean => values.only === undefined || values.only === what;
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

function measuredIn(flight: Flight) {
  const ofMonths = measuresOf(keysOf(FINDERS));
  const ofEvenings = measuresOf(keysOf(IMAGES));
  for (let n = 1; n <= months; n++) {
    bar.show(++played);
    const lived = anApril({ word: `${SEED}-${flight}-${n}`, flights: [flight], book });
    if (isCounted('months')) measureMonth(lived, flight, ofMonths);
    if (isCounted('evenings')) measureEvenings(lived, flight, ofEvenings);
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

const measured = FLIGHTS.map(measuredIn);
bar.end();
if (isCounted('months'))
  write(OF_MONTHS, { flights: Object.fromEntries(measured.map(({ flight, ofMonths }) => [flight, ofMonths])) });
if (isCounted('evenings'))
  write(OF_EVENINGS, {
    evenings: months * LAST_DAY,
    flights: Object.fromEntries(measured.map(({ flight, ofEvenings }) => [flight, ofEvenings])),
  });
