import { dirname } from 'node:path';
import type { Disk, Look } from '../../../src/logbook/file/store.ts';

/** The disk calls that can be counted, and fail. */
export type Call = 'open' | 'write' | 'truncate' | 'sync' | 'rename' | 'remove' | 'makeFolder' | 'syncFolder';

/** The fault at the n-th call, counted from 1. */
export type Fault =
  /** The power fails just before it. */
  | { readonly at: number; readonly does: 'cut' }
  /** It fails with this code; with `lasts`, so does every later call of the kind. */
  | { readonly at: number; readonly does: 'fail'; readonly code: string; readonly of: readonly Call[]; lasts: boolean }
  /** The write takes at most so many bytes. */
  | { readonly at: number; readonly does: 'short'; readonly bytes: number };

/** The state after a power cut of what was not yet safe. */
export interface Wreck {
  /** How many bytes of a file's unsynced writes reached the disk; -1 for not even a truncation. */
  readonly keep: number;
  /** Whether the file has its new length all the same, with zeros instead of missing bytes. */
  readonly zeros: boolean;
  /** Whether names made, moved or removed since the folder was last synced persist, or are as before. */
  readonly names: 'kept' | 'undone';
}

/** Ends the program when the power fails. It is no refusal of the disk and has no code. */
export class PowerCut extends Error {}

type Change = { readonly at: number; readonly bytes: Uint8Array } | { readonly length: number };

interface File {
  now: Uint8Array;
  safe: Uint8Array;
  changes: Change[];
  /** The number of calls at its last change. */
  written: number;
}

/** A disk in memory that knows what has been synced, and fails on demand. */
export class FaultDisk implements Disk {
  readonly calls: Call[] = [];
  fault: Fault | undefined;
  /** Called before each call: another process in between. */
  between: ((call: Call, count: number) => void) | undefined;
  /** Why a file cannot be looked at, if so. */
  lookFails: string | undefined;
  #isDead = false;
  readonly #names = new Map<string, File>();
  readonly #safeNames = new Map<string, File>();
  readonly #folders = new Set(['/']);
  readonly #safeFolders = new Set(['/']);
  readonly #open: (File | undefined)[] = [];

  /** A disk on which these files are safe. */
  static holding(files: Readonly<Record<string, Uint8Array>>): FaultDisk {
    const disk = new FaultDisk();
    for (const [path, bytes] of Object.entries(files)) disk.#lay(path, bytes);
    return disk;
  }

  /** The disk when the power is back. */
  afterCut(wreck: Wreck): FaultDisk {
    const isKept = wreck.names === 'kept';
    const folders = isKept ? this.#folders : this.#safeFolders;
    const files = [...(isKept ? this.#names : this.#safeNames)].filter(([path]) => folders.has(dirname(path)));
    const disk = FaultDisk.holding(Object.fromEntries(files.map(([path, file]) => [path, leftOf(file, wreck)])));
    for (const folder of folders) disk.#makeFolderSafe(folder);
    return disk;
  }

  /** Every file as a reader finds it now. */
  get files(): Record<string, Uint8Array> {
    return Object.fromEntries([...this.#names].map(([path, file]) => [path, file.now]));
  }

  list(folder: string): string[] {
    if (!this.#folders.has(folder)) throw fail('ENOENT');
    const inFolder = [...this.#names.keys()].filter((path) => dirname(path) === folder);
    return inFolder.map((path) => path.slice(folder.length + 1));
  }

  read(path: string): Uint8Array {
    return this.#find(path).now;
  }

  exists(path: string): boolean {
    return this.#names.has(path) || this.#folders.has(path);
  }

  lookAt(path: string): Look {
    if (this.lookFails !== undefined) throw fail(this.lookFails);
    const file = this.#find(path);
    this.#numbers.set(file, this.#numbers.get(file) ?? this.#numbers.size);
    const end = new TextDecoder().decode(file.now.subarray(-12));
    return { identity: `${this.#numbers.get(file)}`, length: file.now.length, end, written: file.written };
  }

  /** Another process replaces a file, or removes it. */
  meddle(path: string, bytes: Uint8Array | undefined): void {
    this.#names.delete(path);
    if (bytes) this.#lay(path, bytes);
  }

  readonly #numbers = new Map<File, number>();

  makeFolder(path: string): void {
    this.#step('makeFolder');
    if (!this.#folders.has(dirname(path))) throw fail('ENOENT');
    this.#folders.add(path);
  }

  open(path: string, which: 'old' | 'new'): number {
    this.#step('open');
    if (which === 'old') return this.#open.push(this.#find(path)) - 1;
    if (!this.#folders.has(dirname(path))) throw fail('ENOENT');
    if (this.#names.has(path)) throw fail('EEXIST');
    const file = { now: new Uint8Array(), safe: new Uint8Array(), changes: [], written: this.calls.length };
    this.#names.set(path, file);
    return this.#open.push(file) - 1;
  }

  write(handle: number, bytes: Uint8Array, at: number): number {
    const room = this.#step('write');
    const taken = bytes.slice(0, room);
    this.#change(handle, { at, bytes: taken });
    return taken.length;
  }

  truncate(handle: number, length: number): void {
    this.#step('truncate');
    this.#change(handle, { length });
  }

  sync(handle: number): void {
    this.#step('sync');
    const file = this.#held(handle);
    file.safe = file.now;
    file.changes = [];
  }

  close(handle: number): void {
    this.#held(handle);
    this.#open[handle] = undefined;
  }

  rename(from: string, to: string): void {
    this.#step('rename');
    this.#names.set(to, this.#find(from));
    this.#names.delete(from);
  }

  remove(path: string): void {
    this.#step('remove');
    this.#find(path);
    this.#names.delete(path);
  }

  syncFolder(folder: string): void {
    this.#step('syncFolder');
    for (const names of [this.#safeNames, this.#names])
      for (const path of [...names.keys()].filter((each) => dirname(each) === folder)) this.#makeNameSafe(path);
    for (const below of this.#folders) if (dirname(below) === folder) this.#safeFolders.add(below);
  }

  #makeNameSafe(path: string): void {
    const file = this.#names.get(path);
    if (file) this.#safeNames.set(path, file);
    else this.#safeNames.delete(path);
  }

  #makeFolderSafe(folder: string): void {
    this.#folders.add(folder);
    this.#safeFolders.add(folder);
    if (dirname(folder) !== folder) this.#makeFolderSafe(dirname(folder));
  }

  #lay(path: string, bytes: Uint8Array): void {
    const file = { now: bytes, safe: bytes, changes: [], written: this.calls.length };
    this.#names.set(path, file);
    this.#safeNames.set(path, file);
    this.#makeFolderSafe(dirname(path));
  }

  #find(path: string): File {
    const file = this.#names.get(path);
    if (!file) throw fail(this.#folders.has(path) ? 'EISDIR' : 'ENOENT');
    return file;
  }

  #held(handle: number): File {
    if (this.#isDead) throw new PowerCut();
    const file = this.#open[handle];
    if (!file) throw fail('EBADF');
    return file;
  }

  #change(handle: number, change: Change): void {
    const file = this.#held(handle);
    file.now = changed(file.now, change);
    file.changes.push(change);
    file.written = this.calls.length;
  }

  /** Counts a call and lets it fail if due; returns how many bytes it may write. */
  #step(call: Call): number {
    if (this.#isDead) throw new PowerCut();
    const count = this.calls.push(call);
    this.between?.(call, count);
    const { fault } = this;
    if (fault?.does === 'cut' && fault.at === count) {
      this.#isDead = true;
      throw new PowerCut();
    }
    if (fault?.does === 'fail' && isHit(fault, call, count)) throw fail(fault.code);
    return fault?.does === 'short' && fault.at === count ? fault.bytes : Number.POSITIVE_INFINITY;
  }
}

function isHit({ at, lasts, of }: Extract<Fault, { does: 'fail' }>, call: Call, count: number): boolean {
  return of.includes(call) && (lasts ? count >= at : count === at);
}

function leftOf(file: File, { keep, zeros }: Wreck): Uint8Array {
  let bytes = file.safe;
  let left = keep;
  for (const change of file.changes) {
    if (left < 0) break;
    const came = 'length' in change ? change : { at: change.at, bytes: part(change.bytes, left, zeros) };
    bytes = changed(bytes, came);
    if ('bytes' in change) left -= change.bytes.length;
  }
  return bytes;
}

function part(bytes: Uint8Array, keep: number, zeros: boolean): Uint8Array {
  const came = bytes.slice(0, keep);
  return zeros ? spliced(new Uint8Array(bytes.length), 0, came) : came;
}

function changed(bytes: Uint8Array, change: Change): Uint8Array {
  if ('bytes' in change) return spliced(bytes, change.at, change.bytes);
  return spliced(new Uint8Array(change.length), 0, bytes.subarray(0, change.length));
}

function spliced(bytes: Uint8Array, at: number, more: Uint8Array): Uint8Array {
  const longer = new Uint8Array(Math.max(bytes.length, at + more.length));
  longer.set(bytes);
  longer.set(more, at);
  return longer;
}

const fail = (code: string) => Object.assign(new Error(code), { code });
