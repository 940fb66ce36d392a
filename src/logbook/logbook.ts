import { dirname } from 'node:path';
import type { Campaign } from '../campaign/campaign.ts';
import { systemCode } from '../cards/system-code.ts';
import { type Chain, NOTHING_WRITTEN, writeLine } from './file/line.ts';
import { beside } from './file/name.ts';
import { type ReadLog, readLog, undamaged } from './file/read.ts';
import { type Disk, type Look, makeFolder, onDisk, replaceFile, writeAll } from './file/store.ts';
import { withNeeds } from './needs.ts';
import { FORMAT, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { inForce, type StandingRecord, writtenOn } from './standing.ts';

const encoder = new TextEncoder();

/** The log-book of one campaign, or of whatever else lives by days, open to be written at its end. */
export class LogBook<State extends object = Campaign> {
  readonly path: string;
  /** Whether an append was cut off at its end; nothing of it had been shown. */
  readonly torn: boolean;
  readonly #disk: Disk;
  readonly #records: LogRecord<State>[];
  #standing: readonly StandingRecord<State>[];
  #chain: Chain;
  #length: number;
  /** The format of the file: an older one stays as it is until something is added. */
  #format: number;
  /** Whether the file is as this game writes it: another's line ends too stay until something is added. */
  #isOurs: boolean;
  #file: number | undefined;
  /** The file as this log-book left it; nothing where a write failed, and nobody knows what came of it. */
  #left: Look | undefined;
  /** Where its own records were kept when somebody else was found to have changed the file. */
  #kept: string | undefined;
  /** Whether something that is no whole line stands behind the last one. */
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

  /** Begins a log-book with its first records, all of which are on the disk before it has its name. */
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

  /** Opens a log-book at its last whole line. A torn end is passed over; damage is refused, and told. */
  static open<State extends object = Campaign>(disk: Disk, path: string): LogBook<State> {
    const { log, left } = onDisk(path, () => ({ log: readLog(disk.read(path), path), left: lookAt(disk, path) }));
    return new LogBook<State>(disk, path, undamaged(path, log), left);
  }

  /**
   * Opens a damaged log-book at its last whole line, and keeps the damaged file beside it. Returns the copy's path;
   * none, where all of it is whole.
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

  /** Adds records in one write. When this returns, they are on the disk; when it throws, the log-book is as it was. */
  append(...records: readonly LogRecord<State>[]): void {
    if (records.length === 0) return;
    if (this.#format !== FORMAT || !this.#isOurs) {
      this.#refuseMeddled(records);
      this.#writeAnew();
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

  /** All that was read is written as this game writes it now; a file of an older format is kept beside it. */
  #writeAnew(): void {
    const { text, chain } = writeLines(this.#records, NOTHING_WRITTEN);
    const bytes = encoder.encode(text);
    onDisk(this.path, () => {
      if (this.#format !== FORMAT)
        replaceFile(this.#disk, beside(this.path, `.format-${this.#format}.jsonl`), this.#disk.read(this.path));
      replaceFile(this.#disk, this.path, bytes);
    });
    this.#chain = chain;
    this.#length = bytes.length;
    this.#isFrayed = false;
    this.#left = lookIfCan(this.#disk, this.path);
    this.#format = FORMAT;
    this.#isOurs = true;
  }

  /** What somebody else has done to the file meanwhile is not written over, and what the sitting has is not lost. */
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

  /** What an append that was cut off left behind the last whole line goes. */
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

/** Why something else may lie where a file lay, or nothing. */
const NOT_THERE: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'ENOTFILE', 'EISDIR', 'ELOOP'];

/** Nothing where there is no such file any more; that the system cannot look is not the same. */
function lookAt(disk: Disk, path: string): Look | undefined {
  try {
    return disk.lookAt(path);
  } catch (error) {
    if (NOT_THERE.includes(systemCode(error))) return undefined;
    throw error;
  }
}

/** The same where all is written already, and stands whatever comes of the look. */
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
