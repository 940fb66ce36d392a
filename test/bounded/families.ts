import { LogBook } from '../../src/logbook/logbook.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { bookOf } from '../support/program/crafted-book.ts';
import { ALL_ACTS, BEGUN, perform, type Script, scriptsOf } from './acts.ts';
import { type Beside, Books } from './books.ts';
import { damagedBooks, tailDamages, wrongWithDamaged } from './damages.ts';
import { type Behaviour, type Files, PosixDisk } from './disk.ts';
import {
  type Counts,
  count,
  cutBeginning,
  cutRecovery,
  cutScript,
  cutSecondTime,
  failAndTurn,
  failScript,
  noCounts,
} from './explore.ts';
import { RACES, runRace } from './writers.ts';

/** How far a run goes: the whole, or as far as is enough to find a mutation. */
export interface Extent {
  readonly acts: number;
  /** What is changed about the disk. */
  readonly mutation: Behaviour;
}

/** What was tried, and on how many states of a disk. */
export interface FamilyCounts extends Counts {
  readonly books: number;
}

/** Everything of one kind that is tried. */
export interface Family {
  readonly name: string;
  readonly told: string;
  readonly run: (extent: Extent) => FamilyCounts;
}

const counted = (counts: Counts, books: Books): FamilyCounts => ({ ...counts, books: books.count });

/** The records of a book in which this was done. */
function recordsAfter(script: Script): readonly object[] {
  const disk = new PosixDisk();
  let sitting = sitDown(LogBook.begin(disk, PATH, BEGUN));
  for (const act of script) sitting = perform(act, sitting, disk) ?? sitting;
  return sitting.log.records;
}

/** A day and a half, and dice taken up and laid down. */
const SOME = recordsAfter(['first answer', 'last answer', 'last answer', 'dice to hand', 'dice to program']);

const encoder = new TextEncoder();
const filesWith = (text: string): Files => new Map([[PATH, encoder.encode(text)]]);

const scripts: Family = {
  name: 'scripts',
  told: 'every script of acts on a book that is begun, a cut at each call of its last act',
  run: ({ acts, mutation }) => {
    const books = new Books(mutation);
    const counts = noCounts();
    cutBeginning(books, counts, mutation);
    for (const script of scriptsOf(acts)) cutScript(script, { behaviour: mutation }, books, counts);
    return counted(counts, books);
  },
};

const secondCuts: Family = {
  name: 'second cuts',
  told: 'a cut in an act, and one more in the first act behind it, where the first has left a part of a line',
  run: ({ mutation }) => {
    const books = new Books(mutation);
    const counts = noCounts();
    for (const [first, second] of [
      ['dice to hand', 'first answer'],
      ['first answer', 'dice to hand'],
    ] as const)
      cutSecondTime([first], [second], { books, counts, behaviour: mutation });
    return counted(counts, books);
  },
};

const damages: Family = {
  name: 'damages',
  told: 'any byte of a book changed or a nought, its end cut off anywhere, a line lost, doubled or moved',
  run: ({ mutation }) => {
    const counts = noCounts();
    for (const damaged of damagedBooks(SOME, mutation)) {
      counts.cuts += 1;
      count(counts, wrongWithDamaged(damaged, SOME, mutation), damaged.told);
    }
    return { ...counts, books: counts.cuts };
  },
};

const recoveries: Family = {
  name: 'recoveries',
  told: 'a book with a damaged tail recovered, a cut at each call',
  run: ({ mutation }) => {
    const counts = noCounts();
    let books = 0;
    for (const { bytes, told } of tailDamages(SOME)) {
      const watched = new Books(mutation, keptBeside('.damaged-1.jsonl', bytes));
      cutRecovery(told(), { files: new Map([[PATH, bytes]]), behaviour: mutation }, watched, counts);
      books += watched.count;
    }
    return { ...counts, books };
  },
};

/** A book that is written anew is kept beside as it was, before anything else is in its place. */
function keptBeside(ending: string, bytes: Uint8Array): Beside {
  const isSame = (found: Uint8Array | undefined) => found && Buffer.compare(found, bytes) === 0;
  const copy = PATH.replace('.wof.jsonl', ending);
  return (files) => (isSame(files.get(PATH)) || isSame(files.get(copy)) ? undefined : 'the book as it was is gone');
}

const carryOvers: Family = {
  name: 'carry-over',
  told: 'books of formats 2 and 3, which the first act writes anew, a cut at each call',
  run: (extent) => {
    const counts = noCounts();
    const books = [2, 3].map((format) => {
      const [opening, ...others] = SOME;
      const files = filesWith(bookOf([{ ...opening, wof: format }, ...others]));
      const kept = keptBeside(`.format-${format}.jsonl`, files.get(PATH) ?? new Uint8Array());
      return scriptsOn(files, { extent, counts, books: new Books(extent.mutation, kept) });
    });
    return { ...counts, books: sum(books) };
  },
};

const text = bookOf(SOME);

/** A book as something else has left it that puts in its own signs or ends of lines. */
const FOREIGN: readonly string[] = [text.replaceAll('\n', '\r\n'), `\ufeff${text}`, text.trimEnd()];

const rewritings: Family = {
  name: 'rewritings',
  told: 'books with the line ends or signs of other programs, which the first act writes anew, a cut at each call',
  run: (extent) => {
    const counts = noCounts();
    const books = FOREIGN.map((foreign) =>
      scriptsOn(filesWith(foreign), { extent, counts, books: new Books(extent.mutation) }),
    );
    return { ...counts, books: sum(books) };
  },
};

/** A write takes so few bytes: several, and not as many as any line has. */
const ROOMS = [5, 12, 40];

const shortWrites: Family = {
  name: 'short writes',
  told: `scripts on a disk that takes ${ROOMS.join(', ')} bytes at a time, a cut at each call`,
  run: (extent) => {
    const counts = noCounts();
    const books = ROOMS.map((room) => {
      const mutation = { room, ...extent.mutation };
      return scriptsOn(filesWith(text), {
        extent: { ...extent, mutation },
        counts,
        books: new Books(extent.mutation),
      });
    });
    return { ...counts, books: sum(books) };
  },
};

const failures: Family = {
  name: 'failures',
  told: 'each call of an act fails, the act is refused, and it or another is done, a cut at each call of both',
  run: ({ acts, mutation }) => {
    const counts = noCounts();
    const books = [false, true].map((forgets) => {
      const watched = new Books(mutation);
      const start = { files: filesWith(text), behaviour: { ...mutation, forgets } };
      for (const script of scriptsOf(Math.min(acts, 2))) {
        failScript(script, start, watched, counts);
        failAndTurn(script, start, watched, counts);
      }
      return watched.count;
    });
    return { ...counts, books: sum(books) };
  },
};

const notes: Family = {
  name: 'notes',
  told: 'a note behind every script of up to two acts, and each act or a note behind it, a cut at each call',
  run: ({ acts, mutation }) => {
    const books = new Books(mutation);
    const counts = noCounts();
    const start = { behaviour: mutation };
    for (const script of scriptsOf(Math.min(acts, 2))) {
      cutScript([...script, 'note'], start, books, counts);
      for (const act of [...ALL_ACTS, 'note'] as const) cutScript([...script, 'note', act], start, books, counts);
    }
    return counted(counts, books);
  },
};

const writers: Family = {
  name: 'writers',
  told: 'two or three processes at one book and its lock, each order of their calls, some with one that is killed',
  run: ({ mutation }) => {
    const counts = noCounts();
    const books = RACES.map((race) => runRace(race, counts, mutation));
    return { ...counts, books: sum(books) };
  },
};

interface Told {
  readonly extent: Extent;
  readonly counts: Counts;
  readonly books: Books;
}

/** Scripts of up to two acts on a book that is there. Returns on how many states of a disk. */
function scriptsOn(files: Files, { extent, counts, books }: Told): number {
  const start = { files, behaviour: extent.mutation };
  for (const script of scriptsOf(Math.min(extent.acts, 2))) cutScript(script, start, books, counts);
  return books.count;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const FAMILIES: readonly Family[] = [
  scripts,
  secondCuts,
  damages,
  recoveries,
  carryOvers,
  rewritings,
  shortWrites,
  failures,
  notes,
  writers,
];
