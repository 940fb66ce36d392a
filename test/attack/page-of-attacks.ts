import { wrapTo } from '../../src/page/paper.ts';
import { type Finding, HARMS } from './finding.ts';

/** An attack, how often it was tried, and what it found. */
export interface Counted {
  readonly name: string;
  readonly seeds: readonly string[];
  readonly tried: number;
  readonly findings: readonly Finding[];
}

/** What each attack does, and to what. */
const TOLD: Readonly<Record<string, string>> = {
  kills: 'SIGKILL at a random moment of a real sitting, which is then taken up',
  cuts: 'SIGKILL exactly at a call to the disk, one call after the other, by strace',
  damages: 'bytes of a log-book flipped, cut off, doubled, swapped, lost, put in',
  books: 'log-books with every checksum right that say what cannot be, each through every command',
  crafted: 'log-books drawn from the schemas, each place in each way that it can be wrong, each through every command',
  cards: 'cards of strangers: YAML that is none, that does not end, that would run',
  guided: 'log-books, sealed files, cards and typed lines changed sign by sign, led by what of the program they reach',
  heaps: 'log-books, sealed files, cards and battles of up to 64 KB full of one thing, each through every command',
  shells: 'names on the disk that bash, zsh or fish would run, at a completion',
  races:
    'two to four processes that begin, play, take back, recover one campaign at once; clocks that jump by a day, no links, inodes used again',
  letters:
    'letters of games by mail changed on their way, by a stranger or by their own writer, or put in the place of another',
  faults: 'the disk refuses, or a pipe, link, folder or device lies in the way',
};

const HEADS: Readonly<Record<(typeof HARMS)[number], string>> = {
  lost: 'lost or hidden',
  traces: 'traces',
  hangs: 'hangs',
  orders: 'orders',
  outside: 'bytes outside',
};

/** How often each thing that must not be was found, a row for each attack. */
export const rowsOf = (counted: readonly Counted[]): readonly Row[] =>
  counted.map(({ name, seeds, tried, findings }) => [
    name,
    TOLD[name] ?? '',
    seeds.join(', '),
    grouped(tried),
    ...HARMS.map((each) => grouped(findings.filter(({ harm }) => harm === each).length)),
  ]);

type Row = readonly string[];

/** The rows of a page as it was: what is not tried anew stands there still. */
export const rowsIn = (page: string): readonly Row[] =>
  page
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([name = '']) => Object.hasOwn(TOLD, name));

export const together = (before: readonly Row[], now: readonly Row[]): readonly Row[] =>
  Object.keys(TOLD).flatMap((name) => [...now, ...before].filter(([each]) => each === name).slice(0, 1));

export function tableOf(rows: readonly Row[]): string {
  const heads = ['attack', 'what is done', 'seeds', 'tried', ...HARMS.map((harm) => HEADS[harm])];
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: Row) =>
    `| ${cells.map((cell, i) => (i < 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < 3 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** The page that tells people of it, with what was typed last to write it. */
export const pageOf = (rows: readonly Row[], typed: readonly string[]): string => `# What an attack finds

\`npm run attack\` does to the built program what a power cut, a full disk and a stranger's file would
do, and counts what must never be:

- **lost or hidden**: an answer that was acknowledged and is not in the log-book; damage that is
  opened as if it were whole, or named by another line.
- **traces**: a trace of the program's inside, or its word that it is at fault.
- **hangs**: a run that works for more than two seconds, or has not ended after fifteen, on however
  busy a machine (books and cards are then asked once more); one of a book or a card that comes to
  more than 300 MB.
- **orders**: a byte that reaches the terminal as an order, or a name that a shell is offered and a
  campaign could not bear.
- **bytes outside**: anything changed outside the folders that were named.

This page was last written by

    ${wrapTo(`npm run attack -- ${typed.join(' ')}`, 90)
      .split('\n')
      .join(' \\\n      ')}

The rows of what it was told to try 0 times stand as an earlier run has written them.

${tableOf(rows)}

Most damages, books and cards go through the program kept warm in one process, and a sample of each
through a new one; kills, cuts, shells, faults and races are all real. Options set each count
(\`--kills 20\`), each \`--seed\` a word, \`--short\` what \`.ci/run\` tries each time: with the seed
\`attack\`, which must hold, and with one that was never tried, which it prints with what it finds.
What stands in the place of something is drawn from what the program looks up: the names that every
table inherits, the ids of all cards with a sign changed, numbers at each bound and past it, lists a
thousand times as long.

The attack \`crafted\` asks the schemas themselves which places there are, those too that a log-book
need not have, and puts into each in turn nothing, another type, a number at a bound, an unknown
word, 20,000 things, what is thousands deep, another of its kind; and three times in ten what the
schema takes there and was not there. A log-book that is taken goes through every command; one that
is refused goes through those that read it in a way of their own: all others refuse it in one way.
A policy plays a watch of one that is taken. Where fights are by another game, whose heads think for
seconds over a watch, twenty questions are given their first answer instead.
`;
