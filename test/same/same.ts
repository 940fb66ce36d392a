/**
 * `npm run same -- [--short] [NAME ...]`: gives one list of answers in every way in which a player can give it, in all five
 * games, battles and campaigns: the log-books must be the same to the byte. `--short` plays the beginning of one campaign
 * and one battle of each game. What differs, or was not played, is printed, and ends it with a status of its own.
 */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Case, casesOf, SHORT, WHOLE } from './cases.ts';
import { WAYS } from './ways.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean' } } });
const size = values.short ? SHORT : WHOLE;
const waiting = casesOf(size).filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const counted = { lists: 0, books: 0, answers: 0, faults: 0 };

/** Plays the list of a case in each way, and tells what is wrong. */
async function faultsOf(of: Case): Promise<string[]> {
  const list = { of, size, ...(await of.played(size)) };
  counted.lists += 1;
  const faults = list.answers.length === 0 ? ['there are no answers in the list'] : [];
  for (const [way, give] of Object.entries(WAYS)) {
    const { answers, differs } = await give(list);
    counted.books += 1;
    counted.answers += answers;
    if (answers !== list.answers.length) faults.push(`${way}: ${answers} of ${list.answers.length} answers were taken`);
    if (differs !== undefined) faults.push(`${way}: ${differs}`);
  }
  return faults;
}

async function hold(of: Case): Promise<void> {
  const from = performance.now();
  const faults = await faultsOf(of).catch((error: unknown) => [String(error)]);
  counted.faults += faults.length;
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log([`${of.name}: ${seconds} s`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

async function holdAll(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await hold(next);
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, holdAll));
const { lists, books, answers, faults } = counted;
console.log(`${lists} lists, ${answers} answers in ${books} log-books, ${faults} faults.`);
process.exit(faults === 0 && books > 0 ? 0 : 1);
