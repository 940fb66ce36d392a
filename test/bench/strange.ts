/**
 * `npm run strange -- [months]`: plays months of each flight by prudent from one seed, and writes how many of them have
 * so much of each superlative into src/chronicle/strangest/how-often.json, by which a history chooses what to tell.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { FINDERS, type SuperlativeKind } from '../../src/chronicle/strangest/kinds.ts';
import { monthOf } from '../../src/chronicle/strangest/month-of-a-flight.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { book } from '../support/cards/book.ts';
import { anApril } from '../support/people/an-april.ts';

const FILE = 'src/chronicle/strangest/how-often.json';
const SEED = 'strange';

const months = Number(process.argv[2] ?? '1000');
const bar = progressBar(months * FLIGHTS.length, process.stderr);
let played = 0;

/** For each kind: at its n-th place how many months have n of it or more. */
function oftenIn(flight: Flight): { readonly [kind: string]: readonly number[] } {
  const found = keysOf(FINDERS).map((kind): [SuperlativeKind, number[]] => [kind, []]);
  for (let n = 1; n <= months; n++) {
    bar.show(++played);
    const month = monthOf(flight, anApril({ word: `${SEED}-${flight}-${n}`, flights: [flight], book }));
    for (const [kind, measures] of found) measures.push(FINDERS[kind](month)?.many ?? 0);
  }
  return Object.fromEntries(found.map(([kind, measures]) => [kind, atLeast(measures)]));
}

const atLeast = (measures: readonly number[]): number[] =>
  Array.from({ length: Math.max(...measures) + 1 }, (_, many) => measures.filter((each) => each >= many).length);

const flights = Object.fromEntries(FLIGHTS.map((flight) => [flight, oftenIn(flight)]));
bar.end();
const told = { policy: 'prudent', seed: SEED, months, cards: book.fingerprint, flights };
const checksum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
writeFileSync(FILE, JSON.stringify({ ...told, checksum }));
execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });
console.log(`${FILE}: ${months} months of each flight, checksum ${checksum}`);
