import { dirname } from 'node:path';
import type { Campaign } from '../campaign/campaign.ts';
import { systemCode } from '../cards/system-code.ts';
import { type Chain, NOTHING_WRITTEN, writeLine } from './file/line.ts';
import { beside } from './file/name.ts';
import { type ReadLog, readLog, undamaged } from './file/read.ts';
import { type Disk, type Look, makeFolder, onDisk, replaceFile, writeAll } from './file/store.ts';
import { NOTES, withNeeds } from './needs.ts';
import { FORMAT, isWords, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { inForce, openingOf, type StandingRecord, writtenOn } from './standing.ts';

const encoder = new TextEncoder();

/** The log-book of a campaign, or of anything else with days, open for appending. */
export class LogBook<State extends object = Campaign> {
  readonly path: string;
  /** Whether an append was interrupted at its end; its result had not been shown. */
  readonly torn: boolean;
  readonly #disk: Disk;
  #records: LogRecord<State>[];
  #standing: readonly StandingRecord<State>[];
  #chain: Chain;
  #length: number;
  /** The format of the file: an older one stays until something is added. */
  #format: number;
  /** Whether the file is as this program writes it; foreign line ends stay until something is added. */
  #isOurs: boolean;
  #file: number | undefined;
  /** The file as this log-book left it; undefined after a failed write, when its state is unknown. */
  #left: Look | undefined;
  /** Where its own records were saved when somebody else had changed the file. */
  #kept: string | undefined;
  /** Whether an incomplete line stands after the last whole one. */
  #isFrayed: boolean;

  private constructor(disk: Disk, path: string, log: Omit<ReadLog, 'found' | 'text'>, left: Look | undefined) {
    const { records, format, chain, length, tail, isOurs } = log;
    this.torn = tail === 'torn';
    this.#isFrayed = this.torn;
    this.#disk = disk;
    this.path = path;
    this.#records = [...withNeeds(records as readonly LogRecord<State>[])];
    this.#standing = inForce(this.#records);
    this.#chain = chain;
    this.#length = length;
    this.#format = format;
    this.#isOurs = isOurs;
    this.#left = left;
  }

  /** Begins a log-book with its first records, all of which are on the disk before the file has its name. */
  static begin<State extends object>(disk: Disk, path: string, first: readonly LogRecord<State>[]): LogBook<State> {
    const records = withNeeds(first);
    const { text, chain } = writeLines(records, NOTHING_WRITTEN);
    const bytes = encoder.encode(text);
    onDisk(path, () => {
      makeFolder(disk, dirname(path));
      replaceFile(disk, path, bytes);
    });
    const log = { records, format: FORMAT, chain, length: bytes.length, isOurs: true, tail: 'none' } as const;
    return new LogBook<State>(disk, path, log, lookIfCan(disk, path));
  }

  /** Opens a log-book at its last whole line. An incomplete end is ignored; damage is refused with its place. */
  static open<State extends object = Campaign>(disk: Disk, path: string): LogBook<State> {
    const { log, left } = onDisk(path, () => ({ log: readLog(disk.read(path), path), left: lookAt(disk, path) }));
    return new LogBook<State>(disk, path, undamaged(path, log), left);
  }

  /**
   * Opens a damaged log-book at its last whole line, and keeps the damaged file beside it. Returns the copy's path;
   * nothing, where the file is undamaged.
   */
  static recover(disk: Disk, path: string): { book: LogBook; kept: string | undefined } {
    const bytes = onDisk(path, () => disk.read(path));
    const log = readLog(bytes, path);
    if (log.tail === 'none') return { book: new LogBook(disk, path, log, lookIfCan(disk, path)), kept: undefined };
    const kept = freeName(disk, path, (n) => `.damaged-${n}.jsonl`);
    onDisk(path, () => {
      replaceFile(disk, kept, bytes);
      replaceFile(disk, path, encoder.encode(log.text));
    });
    const whole = { ...log, isOurs: true, tail: 'none' } as const;
    return { book: new LogBook(disk, path, whole, lookIfCan(disk, path)), kept };
  }

  get records(): readonly LogRecord<State>[] {
    return this.#records;
  }

  /** The records in force. */
  get standing(): readonly StandingRecord<State>[] {
    return this.#standing;
  }

  /** Adds records in one write. When this returns, they are on the disk; when it throws, the log-book is as before. */
  append(...records: readonly LogRecord<State>[]): void {
    if (records.length === 0) return;
    if (this.#areFirstNotes(records)) {
      this.#refuseMeddled(records);
      return this.#writeAnew([...withNeeds([...this.#records, ...records])]);
    }
    if (this.#format !== FORMAT || !this.#isOurs) {
      this.#refuseMeddled(records);
      this.#writeAnew(this.#records);
    }
    const { text, chain } = writeLines(records, this.#chain);
    const bytes = encoder.encode(text);
    this.#refuseMeddled(records);
    onDisk(this.path, () => this.#write(bytes));
    this.#standing = writtenOn(this.#standing, this.#records.length, records);
    this.#records.push(...records);
    this.#chain = chain;
    this.#length += bytes.length;
  }

  close(): void {
    if (this.#file !== undefined) this.#disk.close(this.#file);
    this.#file = undefined;
  }

  /** With the first note the first line says that the log-book needs a program that has notes. */
  #areFirstNotes(records: readonly LogRecord<State>[]): boolean {
    return records.some(isWords) && openingOf(this.#standing).needs?.includes(NOTES) !== true;
  }

  /** Rewrites everything in the present form; a file of an older format is kept beside it. */
  #writeAnew(records: LogRecord<State>[]): void {
    const { text, chain } = writeLines(records, NOTHING_WRITTEN);
    const bytes = encoder.encode(text);
    this.close();
    onDisk(this.path, () => {
      if (this.#format !== FORMAT)
        replaceFile(this.#disk, beside(this.path, `.format-${this.#format}.jsonl`), this.#disk.read(this.path));
      replaceFile(this.#disk, this.path, bytes);
    });
    this.#records = records;
    this.#standing = inForce(records);
    this.#chain = chain;
    this.#length = bytes.length;
    this.#isFrayed = false;
    this.#left = lookIfCan(this.#disk, this.path);
    this.#format = FORMAT;
    this.#isOurs = true;
  }

  /**
   * Changes that somebody else has made to the file are not overwritten, and the records of this session are saved
   * elsewhere.
   */
  #refuseMeddled(records: readonly LogRecord<State>[]): void {
    const now = onDisk(this.path, () => lookAt(this.#disk, this.path));
    if (this.#left === undefined || isSame(this.#left, now)) return;
    const kept = this.#kept ?? freeName(this.#disk, this.path, (n) => `-kept-${n}.wof.jsonl`);
    const { text } = writeLines([...this.#records, ...records], NOTHING_WRITTEN);
    onDisk(kept, () => replaceFile(this.#disk, kept, encoder.encode(text)));
    this.#kept = kept;
    refuse({ why: 'meddled', file: this.path, kept });
  }

  #write(bytes: Uint8Array): void {
    this.#file ??= this.#disk.open(this.path, 'old');
    this.#trim(this.#file);
    this.#isFrayed = true;
    this.#left = undefined;
    try {
      writeAll(this.#disk, this.#file, bytes, this.#length);
      this.#disk.sync(this.#file);
    } catch (error) {
      this.#trim(this.#file);
      throw error;
    }
    this.#isFrayed = false;
    this.#left = lookIfCan(this.#disk, this.path);
  }

  /** Removes what an interrupted append left after the last whole line. */
  #trim(file: number): void {
    if (!this.#isFrayed) return;
    this.#disk.truncate(file, this.#length);
    this.#isFrayed = false;
  }
}

function writeLines(records: readonly LogRecord<object>[], before: Chain): { text: string; chain: Chain } {
  let text = '';
  let chain = before;
  for (const record of records) {
    const line = writeLine(record, chain);
    text += line.text;
    chain = line.chain;
  }
  return { text, chain };
}

/** Error codes that mean that the file is no longer there. */
const NOT_THERE: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'ENOTFILE', 'EISDIR', 'ELOOP'];

/** Nothing where the file no longer exists. That the system cannot look is another error. */
function lookAt(disk: Disk, path: string): Look | undefined {
  try {
    return disk.lookAt(path);
  } catch (error) {
    if (NOT_THERE.includes(systemCode(error))) return undefined;
    throw error;
  }
}

/** The same where everything is already written, so that a failed look does not matter. */
function lookIfCan(disk: Disk, path: string): Look | undefined {
  try {
    return disk.lookAt(path);
  } catch {
    return undefined;
  }
}

const isSame = (a: Look, b: Look | undefined): boolean =>
  a.identity === b?.identity && a.length === b.length && a.end === b.end;

function freeName(disk: Disk, path: string, ending: (n: number) => string): string {
  for (let n = 1; ; n++) {
    const name = beside(path, ending(n));
    if (!disk.exists(name)) return name;
  }
}
