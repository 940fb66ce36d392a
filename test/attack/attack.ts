/**
 * `npm run attack -- [--seed WORD ...] [--short] [--write] [--kills N] [--cuts N] ...`: does to the program what a power
 * cut, a disk and a stranger would, so many times each with each word, and counts what must not be. With `--write` the table goes into
 * docs/attack.md, where the rows of attacks that are not tried this time (`--kills 0`) stand as they did. `--only letters,cards`
 * tries these alone. What is found is printed, and ends it with a status of its own.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sectionIn } from '../bounded/page.ts';
import { books } from './books.ts';
import { cards } from './cards.ts';
import { crafted } from './crafted.ts';
import { cutPoints } from './cut-points.ts';
import { damages } from './damages.ts';
import { faults } from './faults.ts';
import type { Attack, Attacked } from './finding.ts';
import { guided } from './guided.ts';
import { heaps } from './heaps.ts';
import { kills } from './kills.ts';
import { letters } from './letters.ts';
import { type Counted, pageOf, rowsIn, rowsOf, tableOf, together } from './page-of-attacks.ts';
import { races } from './races.ts';
import { shells } from './shells.ts';

const PAGE = 'docs/attack.md';

/** Each attack, how often it is tried, and how often in short. */
const ATTACKS: Readonly<Record<string, readonly [attack: Attack, times: number, inShort: number]>> = {
  kills: [kills, 2000, 5],
  cuts: [cutPoints, 500, 4],
  damages: [damages, 100_000, 500],
  books: [books, 1000, 10],
  crafted: [crafted, 2000, 20],
  cards: [cards, 1000, 15],
  guided: [guided, 20_000, 280],
  heaps: [heaps, 1000, 12],
  shells: [shells, 1000, 12],
  faults: [faults, 300, 4],
  races: [races, 200, 4],
  letters: [letters, 10_000, 60],
};

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(Object.keys(ATTACKS).map((name) => [name, { type: 'string' as const }])),
    seed: { type: 'string', multiple: true, default: ['attack'] },
    only: { type: 'string' },
    short: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const asked: Readonly<Record<string, unknown>> = values;
const { seed: seeds } = values;
const only = values.only?.split(',');
const unknown = only?.filter((name) => !Object.hasOwn(ATTACKS, name)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no attack ${unknown.join(', ')}: ${Object.keys(ATTACKS).join(', ')}.`);

const counted: Counted[] = [];

/** After each attack, so that whoever stops it has what was counted. */
function writePage(): void {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const page = pageOf(together(rowsIn(before), rowsOf(counted)), process.argv.slice(2));
  writeFileSync(PAGE, `${page}${sectionIn(before)}`);
}

for (const [name, [attack, times, inShort]] of Object.entries(ATTACKS)) {
  if (only?.includes(name) === false) continue;
  const wanted = Number(asked[name] ?? (values.short ? inShort : times));
  if (wanted === 0) continue;
  let all: Attacked = { tried: 0, findings: [] };
  for (const seed of seeds) {
    const from = performance.now();
    const { tried, findings } = await attack(wanted, seed);
    for (const { harm, what } of findings) console.log(`FOUND (${harm}) with seed ${seed}: ${JSON.stringify(what)}`);
    all = { tried: all.tried + tried, findings: [...all.findings, ...findings] };
    const seconds = Math.round((performance.now() - from) / 1000);
    console.error(`${name}, seed ${seed}: ${tried} tried, ${findings.length} found, ${seconds} s`);
  }
  counted.push({ name, seeds, ...all });
  if (values.write) writePage();
}
console.log(tableOf(rowsOf(counted)));
process.exit(counted.every(({ findings }) => findings.length === 0) ? 0 : 1);
