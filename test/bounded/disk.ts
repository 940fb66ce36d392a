import { dirname } from 'node:path';
import type { Disk, Look } from '../../src/logbook/file/store.ts';
import { applied, type Change, contentsLeft } from './contents.ts';

/** A call that changes the disk, or makes a change safe. */
export type Call = 'makeFolder' | 'open' | 'write' | 'truncate' | 'sync' | 'close' | 'rename' | 'remove' | 'syncFolder';

/** How a disk departs from what it is asked: by short writes, by a call that fails, or by a mutation of the seam. */
export interface Behaviour {
  /** The most bytes that one write takes. */
  readonly room?: number;
  /** Whether this call does nothing, and says that it has done all. */
  readonly omits?: (call: Call, path: string) => boolean;
  /** Whether a rename of this name is two changes: the old file goes, and then the new one gets its name. */
  readonly splits?: (path: string) => boolean;
  /** Whether a new file may take the place of one that is there. */
  readonly opensAnything?: boolean;
  /** Whether what a sync that fails was to bring to the disk never comes there, as it is with Linux. */
  readonly forgets?: boolean;
  /** What is put on the disk in place of what is written. */
  readonly asWritten?: (bytes: Uint8Array) => Uint8Array;
  /** What is read in place of what is on the disk. */
  readonly asRead?: (bytes: Uint8Array) => Uint8Array;
}

interface File {
  readonly number: number;
  now: Uint8Array;
  safe: Uint8Array;
  pending: Change[];
}

/** A change of the names in one folder. The disk makes it whole or not at all. */
interface NameChange {
  readonly folder: string;
  readonly sets?: readonly [path: string, file: File | 'folder'];
  readonly removes?: string;
}

type Names = Map<string, File | 'folder'>;

/** The files of a disk by their paths; folders are those above them, and the root. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What is on the disk after a cut, and how that is told. */
export interface Left {
  readonly files: Files;
  readonly told: () => string;
}

/** A file that has not got its name yet: what it holds is of no account, and is cut at every sixteenth byte. */
const UNNAMED = '.new';
const COARSE = 16;

/**
 * A disk in memory as POSIX describes one: a write is safe once its file is synced, and a name once its folder is. Until
 * then each change of a name may have come to be or not, whatever became of the others, and each byte of a write may be
 * there, lost or a nought.
 */
export class PosixDisk implements Disk {
  /** Runs after each call that changes the disk. */
  after: ((call: Call, path: string) => void) | undefined;
  /** Says with which code a call fails, before anything is done. */
  fails: ((call: Call, path: string) => string | undefined) | undefined;
  readonly #behaviour: Behaviour;
  readonly #names: Names = new Map();
  readonly #safe: Names = new Map();
  #pending: NameChange[] = [];
  readonly #open: ({ readonly path: string; readonly file: File } | undefined)[] = [];
  #files = 0;

  constructor(files: Files = new Map(), behaviour: Behaviour = {}) {
    this.#behaviour = behaviour;
    for (const names of [this.#names, this.#safe]) names.set('/', 'folder');
    for (const [path, bytes] of files) this.#lay(path, bytes);
  }

  /** Every state in which a cut at this moment may leave the disk. */
  *left(): Generator<Left> {
    for (const { names, told } of this.#namesLeft()) yield* contentsOf(names, told);
  }

  /** Every file as a process finds it now. */
  get files(): Files {
    const files = [...this.#names].flatMap(([path, file]): [string, Uint8Array][] =>
      file === 'folder' ? [] : [[path, file.now]],
    );
    return new Map(files);
  }

  list(folder: string): string[] {
    if (this.#names.get(folder) !== 'folder') throw failure('ENOENT');
    return [...this.#names.keys()]
      .filter((path) => dirname(path) === folder && path !== folder)
      .map((path) => path.slice(folder.length + 1));
  }

  read(path: string): Uint8Array {
    const { now } = this.#find(path);
    return this.#behaviour.asRead?.(now) ?? now;
  }

  exists(path: string): boolean {
    return this.#names.has(path);
  }

  lookAt(path: string): Look {
    const { number, now } = this.#find(path);
    return { identity: `${number}`, length: now.length, end: new TextDecoder().decode(now.subarray(-12)), written: 0 };
  }

  makeFolder(path: string): void {
    this.#call('makeFolder', path, () => {
      if (!this.exists(path)) this.#rename({ folder: dirname(path), sets: [path, 'folder'] });
    });
  }

  open(path: string, which: 'old' | 'new'): number {
    const made = which === 'old' ? undefined : this.#create(path);
    return this.#open.push({ path, file: made ?? this.#find(path) }) - 1;
  }

  write(handle: number, bytes: Uint8Array, at: number): number {
    const { path, file } = this.#held(handle);
    const taken = bytes.slice(0, this.#behaviour.room);
    this.#call('write', path, () => this.#change(file, { at, bytes: this.#behaviour.asWritten?.(taken) ?? taken }));
    return taken.length;
  }

  truncate(handle: number, length: number): void {
    const { path, file } = this.#held(handle);
    this.#call('truncate', path, () => this.#change(file, { length }));
  }

  sync(handle: number): void {
    const { path, file } = this.#held(handle);
    const code = this.fails?.('sync', path);
    if (code !== undefined) {
      if (this.#behaviour.forgets) file.pending = [];
      throw failure(code);
    }
    this.#done('sync', path, () => {
      file.safe = file.now;
      file.pending = [];
    });
  }

  close(handle: number): void {
    this.#held(handle);
    this.#open[handle] = undefined;
  }

  rename(from: string, to: string): void {
    const folder = dirname(to);
    const isSplit = this.#behaviour.splits?.(from) === true;
    if (isSplit && this.exists(to)) this.#call('remove', to, () => this.#rename({ folder, removes: to }));
    this.#call('rename', from, () => this.#rename({ folder, sets: [to, this.#find(from)], removes: from }));
  }

  remove(path: string): void {
    this.#call('remove', path, () => {
      this.#find(path);
      this.#rename({ folder: dirname(path), removes: path });
    });
  }

  syncFolder(folder: string): void {
    this.#call('syncFolder', folder, () => {
      for (const change of this.#pending.filter((each) => each.folder === folder)) apply(change, this.#safe);
      this.#pending = this.#pending.filter((each) => each.folder !== folder);
    });
  }

  #create(path: string): File {
    const file = this.#newFile(new Uint8Array());
    this.#call('open', path, () => {
      if (this.#names.get(dirname(path)) !== 'folder') throw failure('ENOENT');
      if (this.exists(path) && !this.#behaviour.opensAnything) throw failure('EEXIST');
      this.#rename({ folder: dirname(path), sets: [path, file] });
    });
    return file;
  }

  #newFile = (bytes: Uint8Array): File => {
    this.#files += 1;
    return { number: this.#files, now: bytes, safe: bytes, pending: [] };
  };

  #lay(path: string, bytes: Uint8Array): void {
    const file = this.#newFile(bytes);
    for (const names of [this.#names, this.#safe]) {
      for (let folder = dirname(path); folder !== '/'; folder = dirname(folder)) names.set(folder, 'folder');
      names.set(path, file);
    }
  }

  #find(path: string): File {
    const file = this.#names.get(path);
    if (file === undefined || file === 'folder') throw failure(file ? 'EISDIR' : 'ENOENT');
    return file;
  }

  #held(handle: number) {
    const held = this.#open[handle];
    if (!held) throw failure('EBADF');
    return held;
  }

  #change(file: File, change: Change): void {
    file.now = applied(file.now, change);
    file.pending.push(change);
  }

  #rename(change: NameChange): void {
    apply(change, this.#names);
    this.#pending.push(change);
  }

  #call(call: Call, path: string, act: () => void): void {
    const code = this.fails?.(call, path);
    if (code !== undefined) throw failure(code);
    this.#done(call, path, act);
  }

  #done(call: Call, path: string, act: () => void): void {
    if (!this.#behaviour.omits?.(call, path)) act();
    this.after?.(call, path);
  }

  *#namesLeft(): Generator<{ names: Names; told: string }> {
    for (const kept of keptOf(this.#pending.length)) {
      const told = `names ${kept.map((is) => (is ? 'kept' : 'undone')).join(', ') || 'safe'}`;
      yield { names: this.#namesWith(this.#pending.filter((_, i) => kept[i])), told };
    }
  }

  #namesWith(changes: readonly NameChange[]): Names {
    const names: Names = new Map(this.#safe);
    for (const change of changes) apply(change, names);
    return new Map([...names].filter(([path]) => names.get(dirname(path)) === 'folder'));
  }
}

/** Up to so many changes of names, any of them may be undone. More only in the order in which they came, or all but one. */
const MOST_ANY = 5;

function* keptOf(changes: number): Generator<readonly boolean[]> {
  const all = Array.from({ length: changes }, (_, i) => i);
  if (changes <= MOST_ANY) {
    for (let mask = 0; mask < 2 ** changes; mask++) yield all.map((i) => Math.floor(mask / 2 ** i) % 2 === 1);
    return;
  }
  for (let first = 0; first <= changes; first++) yield all.map((i) => i < first);
  for (let but = 0; but < changes - 1; but++) yield all.map((i) => i !== but);
}

function apply({ sets, removes }: NameChange, names: Names): void {
  if (removes !== undefined) names.delete(removes);
  if (sets) names.set(...sets);
}

/** The files that have these names: of each in its turn all that it may hold, while the others hold all or nothing. */
function* contentsOf(names: Names, told: string): Generator<Left> {
  const files = [...names].flatMap(([path, file]) => (file === 'folder' ? [] : [{ path, file }]));
  const all = new Map(files.map(({ path, file }) => [path, file.now]));
  const unsafe = files.filter(({ file }) => file.pending.length > 0);
  if (unsafe.length === 0) yield { files: all, told: () => told };
  const nothing = new Map(files.map(({ path, file }) => [path, file.safe]));
  const others = unsafe.length <= 1 ? [all] : [all, nothing];
  for (const each of unsafe)
    for (const { path, bytes, what } of ofOne(each))
      yield* others.map((beside) => ({ files: new Map(beside).set(path, bytes), told: () => `${told}; ${what()}` }));
}

function* ofOne({ path, file }: { readonly path: string; readonly file: File }) {
  for (const content of contentsLeft(file.safe, file.pending, path.endsWith(UNNAMED) ? COARSE : 1))
    yield { path, bytes: content.bytes, what: () => `${path}: ${content.told()}` };
}

const failure = (code: string) => Object.assign(new Error(code), { code });
