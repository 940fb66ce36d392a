/**
 * `npm run same -- [NAME ...]`: gives one list of answers in every way in which a player can give it, in all five games,
 * battles and campaigns: the log-books must be the same to the byte. What differs is printed, and ends it with a status
 * of its own.
 */

import { availableParallelism } from 'node:os';
import { CASES, type Case } from './cases.ts';
import { WAYS } from './ways.ts';

const asked = process.argv.slice(2);
const waiting = CASES.filter(({ name }) => asked.length === 0 || asked.includes(name));
const counted = { lists: 0, books: 0, answers: 0, differ: 0 };

/** Plays the list of a case in each way. */
async function hold(each: Case): Promise<void> {
  const from = performance.now();
  const { book, answers } = await each.played();
  counted.lists += 1;
  const told: string[] = [];
  for (const [way, give] of Object.entries(WAYS)) {
    const given = await give(each, book, answers);
    counted.books += 1;
    counted.answers += given.answers;
    if (given.differs === undefined) continue;
    counted.differ += 1;
    told.push(`  ${way}: ${given.differs}`);
  }
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log([`${each.name}: ${answers.length} answers, ${seconds} s`, ...told].join('\n'));
}

async function holdAll(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await hold(next);
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, holdAll));
const { lists, books, answers, differ } = counted;
console.log(`${lists} lists, ${answers} answers in ${books} log-books, ${differ} of them otherwise.`);
process.exit(differ === 0 && lists > 0 ? 0 : 1);
