import { isDeepStrictEqual } from 'node:util';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { Sitting } from '../../src/logbook/sitting.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { type Act, BEGUN, perform, type Script, type Seen, seenBy } from './acts.ts';
import { type Books, type Found, openedOn, wrongWith } from './books.ts';
import { type Behaviour, type Files, PosixDisk } from './disk.ts';

/** What was tried, and what was found that must not be. */
export interface Counts {
  scripts: number;
  cuts: number;
  faults: number;
  /** The first few, told. */
  readonly told: string[];
}

export const noCounts = (): Counts => ({ scripts: 0, cuts: 0, faults: 0, told: [] });

const MOST_TOLD = 3;

export function count(counts: Counts, what: string | undefined, told: () => string): void {
  if (what === undefined) return;
  counts.faults += 1;
  if (counts.told.length < MOST_TOLD) counts.told.push(`${what}: ${told()}`);
}

/** From where scripts start: with no book, which is begun, or with what lies on the disk. */
export interface Start {
  readonly files?: Files;
  readonly behaviour?: Behaviour;
}

interface Looked {
  readonly found: Found;
  readonly told: () => string;
}

/** What was acknowledged before an act, and what comes of it. */
interface Expected {
  readonly counts: Counts;
  readonly before: Seen | undefined;
  readonly after: Seen;
}

/** What is done and safe has to be opened as it is. */
const damageIn = ({ is }: Found): string | undefined => (is === 'recovered' ? 'what was done is damaged' : undefined);

/** Looks at every state in which a cut can leave the disk, at each of its calls. */
class Watch {
  readonly #books: Books;
  readonly #disk: PosixDisk;
  readonly #looked: Looked[] = [];

  constructor(books: Books, disk: PosixDisk) {
    this.#books = books;
    this.#disk = disk;
    disk.after = (call, path) => this.#look(`after ${call} ${path}`);
  }

  /** Judges what a cut would have left at each call, and what it would leave now that the act is acknowledged. */
  judge(script: string, { counts, before, after }: Expected): void {
    this.#disk.after = undefined;
    const atCalls = this.#looked.length;
    this.#look('when all is done');
    for (const [i, { found, told }] of this.#looked.entries()) {
      const wrong = i < atCalls ? wrongWith(found, before, after) : (wrongWith(found, after, after) ?? damageIn(found));
      count(counts, wrong, () => `${script}; ${told()}`);
    }
    counts.cuts += this.#looked.length;
  }

  /** Looks at nothing until all is done. */
  waits(): this {
    this.#disk.after = undefined;
    return this;
  }

  #look(at: string): void {
    for (const { files, told } of this.#disk.left())
      this.#looked.push({ found: this.#books.look(files), told: () => `cut ${at}, ${told()}` });
  }
}

/** A player at a disk, and whoever looks at what a cut would leave of it. */
interface Seat {
  readonly disk: PosixDisk;
  sitting: Sitting;
}

function sitDownAt(disk: PosixDisk, { files }: Start): Seat {
  const log = files ? openedOn(disk).log : LogBook.begin(disk, PATH, BEGUN);
  return { disk, sitting: sitDown(log) };
}

/** Plays a script but for its last act; nothing where one of the others is refused. */
function playedTo(script: Script, start: Start): Seat | undefined {
  const seat = sitDownAt(new PosixDisk(start.files, start.behaviour), start);
  const isPlayed = script.slice(0, -1).every((act) => isDone(act, seat));
  return isPlayed ? seat : undefined;
}

function isDone(act: Act, seat: Seat): boolean {
  const next = perform(act, seat.sitting, seat.disk);
  seat.sitting = next ?? seat.sitting;
  return next !== undefined;
}

/** Cuts at each call of a beginning, and once it is done. */
export function cutBeginning(books: Books, counts: Counts, behaviour: Behaviour = {}): void {
  const disk = new PosixDisk(undefined, behaviour);
  const watch = new Watch(books, disk);
  const { sitting } = sitDownAt(disk, {});
  counts.scripts += 1;
  watch.judge('the beginning', { counts, before: undefined, after: seenBy(sitting) });
}

/** Cuts at each call of the last act of a script, and once it is done. */
export function cutScript(script: Script, start: Start, books: Books, counts: Counts): void {
  const act = script.at(-1);
  const seat = act && playedTo(script, start);
  if (!seat) return;
  const before = seenBy(seat.sitting);
  const watch = new Watch(books, seat.disk);
  if (!isDone(act, seat)) return;
  counts.scripts += 1;
  watch.judge(script.join(', '), { counts, before, after: seenBy(seat.sitting) });
}

/**
 * Lets each call of the last act of a script fail, one after the other. The act is refused and nothing has changed; then
 * it is done once more. A cut may come at each call of both.
 */
export function failScript(script: Script, start: Start, books: Books, counts: Counts): void {
  for (let at = 1; isFailing(script, { start, books, counts, at }); at++);
}

/** The same, but the player does something else when he was refused, and nothing of what was refused may be left. */
export function failAndTurn(script: Script, start: Start, books: Books, counts: Counts): void {
  for (let at = 1; isFailing(script, { start, books, counts, at, turnsTo: 'dice to hand' }); at++);
}

interface Failing {
  readonly start: Start;
  readonly books: Books;
  readonly counts: Counts;
  /** The call that fails, counted from 1. */
  readonly at: number;
  /** What is done in its place when it was refused. */
  readonly turnsTo?: Act;
}

/** Whether the act makes so many calls that the last of them could fail. */
function isFailing(script: Script, { start, books, counts, at, turnsTo }: Failing): boolean {
  const act = script.at(-1);
  const seat = act && playedTo(script, start);
  if (!seat || act === 'reopen') return false;
  const { disk } = seat;
  const before = seenBy(seat.sitting);
  let calls = 0;
  disk.fails = () => {
    calls += 1;
    return calls === at ? 'EIO' : undefined;
  };
  const watch = new Watch(books, disk);
  const isDoneAtOnce = isDone(act, seat);
  disk.fails = undefined;
  if (isDoneAtOnce || calls < at) return false;
  const told = `${script.join(', ')}, of which call ${at} fails`;
  if (!isDeepStrictEqual(seenBy(seat.sitting), before))
    count(counts, 'a refused act has changed something', () => told);
  const judging = turnsTo ? new Watch(books, disk).waits() : watch;
  if (!isDone(turnsTo ?? act, seat)) count(counts, 'an act is refused again', () => told);
  counts.scripts += 1;
  judging.judge(told, { counts, before, after: seenBy(seat.sitting) });
  return true;
}

/** Cuts at each call of the recovery of a damaged book, and once it is done. */
export function cutRecovery(told: string, { files, behaviour }: Start, books: Books, counts: Counts): void {
  const disk = new PosixDisk(files, behaviour);
  const expected = seenBy(sitDown(openedOn(new PosixDisk(files, behaviour)).log));
  const watch = new Watch(books, disk);
  LogBook.recover(disk, PATH);
  counts.scripts += 1;
  watch.judge(`${told}, recovered`, { counts, before: expected, after: expected });
}

/** Cuts at each call of a script, and from what each cut has left, at each call of a second one. */
export function cutSecondTime(first: Script, second: Script, { books, counts, behaviour }: Twice): void {
  const act = first.at(-1);
  const seat = act && playedTo(first, { behaviour });
  if (!seat) return;
  const left: Files[] = [];
  seat.disk.after = () => left.push(...[...seat.disk.left()].map(({ files }) => files));
  isDone(act, seat);
  for (const files of left) cutScript(second, { files, behaviour }, books, counts);
}

interface Twice {
  readonly books: Books;
  readonly counts: Counts;
  readonly behaviour: Behaviour;
}
