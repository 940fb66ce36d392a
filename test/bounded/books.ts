import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { Refusal } from '../../src/logbook/refusal.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { BEGUN, perform, type Seen, seenBy, textOf } from './acts.ts';
import { type Behaviour, type Files, PosixDisk } from './disk.ts';

/** What becomes of a disk when the power is back: the records and the question that a player finds, or what is wrong. */
export type Found =
  | ({ readonly is: 'opened' | 'recovered' } & Seen)
  | { readonly is: 'absent' }
  | { readonly is: 'wrong'; readonly what: string };

/** What must hold of the other files on a disk, whatever book is found: nothing, or what is wrong. */
export type Beside = (files: Files) => string | undefined;

/** What a sitting makes of some records: its question, and what it writes until one more answer is in the book. */
interface PlayedOn extends Seen {
  readonly written: readonly LogRecord[];
}

/**
 * Opens the book on every disk that a cut may leave, each state of a disk once, and plays it on. What a sitting makes of
 * some records hangs on nothing but these: it sits down once to equal ones, and the store writes what it wrote on each.
 */
export class Books {
  readonly #behaviour: Behaviour;
  readonly #beside: Beside;
  readonly #found = new Map<string, Found>();
  readonly #playedOn = new Map<string, PlayedOn>();

  constructor(behaviour: Behaviour = {}, beside: Beside = () => undefined) {
    this.#behaviour = behaviour;
    this.#beside = beside;
  }

  /** How many states of a disk were looked at. */
  get count(): number {
    return this.#found.size;
  }

  look(files: Files): Found {
    const key = keyOf(files);
    const known = this.#found.get(key);
    if (known) return known;
    const found = this.#foundOn(files);
    this.#found.set(key, found);
    return found;
  }

  #foundOn(files: Files): Found {
    const wrong = this.#beside(files);
    if (wrong !== undefined) return { is: 'wrong', what: wrong };
    const disk = new PosixDisk(files, this.#behaviour);
    try {
      return files.has(PATH) ? this.#playOn(disk, files) : begunAnew(disk);
    } catch (error) {
      if (error instanceof Refusal) return { is: 'wrong', what: `refused: ${JSON.stringify(error.reason)}` };
      return { is: 'wrong', what: String(error) };
    }
  }

  #playOn(disk: PosixDisk, files: Files): Found {
    const { log, is } = openedOn(disk);
    const text = textOf(log.records);
    const known = this.#playedOn.get(text);
    const { records, position, written } = known ?? playedOn(text, new PosixDisk(files, this.#behaviour));
    if (!known) this.#playedOn.set(text, { records, position, written });
    log.append(...written);
    const isThere = textOf(LogBook.open(disk, PATH).records) === `${text}${textOf(written)}`;
    return isThere ? { is, records, position } : { is: 'wrong', what: 'what is played on is not there again' };
  }
}

function keyOf(files: Files): string {
  let key = '';
  for (const [path, bytes] of files) key += `${path} ${hash('sha1', bytes, 'base64')} `;
  return key;
}

/** Where no book is, one can be begun, whatever else a cut has left there. */
function begunAnew(disk: PosixDisk): Found {
  const { records } = LogBook.begin(disk, PATH, BEGUN);
  return textOf(records) === textOf(BEGUN) ? { is: 'absent' } : { is: 'wrong', what: 'no book can be begun' };
}

/** Sits down, gives one more answer, and sits down again where it stands. */
function playedOn(records: string, disk: PosixDisk): PlayedOn {
  const sitting = sitDown(openedOn(disk).log);
  const { position } = seenBy(sitting);
  if (!perform('first answer', sitting, disk)) throw new Error('no answer can be given');
  const again = sitDown(LogBook.open(disk, PATH));
  if (!isDeepStrictEqual(seenBy(again), seenBy(sitting))) throw new Error('an answer is not there again');
  const before = records.split('\n').length - 1;
  return { records, position, written: sitting.log.records.slice(before) };
}

/** The book as a player gets it: where it is damaged he has it recovered. */
export function openedOn(disk: PosixDisk): { readonly log: LogBook; readonly is: 'opened' | 'recovered' } {
  try {
    return { log: LogBook.open(disk, PATH), is: 'opened' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.why !== 'damaged') throw error;
    return { log: LogBook.recover(disk, PATH).book, is: 'recovered' };
  }
}

/** The first note is written together with the first line anew; a book with a note and without its need is refused. */
const withoutNeed = (records: string): string => records.replace('"needs":["notes"],', '');

/**
 * What is wrong with a book that is found, where these records were acknowledged and those came of the act that was cut:
 * all that was acknowledged must be there, and nothing that was never written.
 */
export function wrongWith(found: Found, before: Seen | undefined, after: Seen): string | undefined {
  if (found.is === 'wrong') return found.what;
  if (found.is === 'absent') return before ? 'the book is gone' : undefined;
  const [had, has, gets] = [before?.records ?? '', found.records, after.records].map(withoutNeed);
  if (!has?.startsWith(had ?? '')) return 'something acknowledged is lost';
  if (!gets?.startsWith(has)) return 'something is there that nobody wrote';
  const isOurs = found.position === after.position || found.position === before?.position;
  return isOurs ? undefined : 'another question stands';
}
