import { dirname } from 'node:path';
import type { Disk, Look } from '../../src/logbook/file/store.ts';
import { applied } from './contents.ts';
import type { Behaviour, Files } from './disk.ts';

const FOLDER = 0;

/**
 * A disk that several processes share. The number of a file is its handle as well, and that of a file which is gone is
 * given to the next one, as many file systems do.
 */
export class SharedDisk implements Disk {
  readonly #names: Map<string, number>;
  readonly #files: Map<number, Uint8Array>;
  /** The files that a process has open. */
  readonly #open: Set<number>;
  readonly #behaviour: Behaviour;

  private constructor(
    names: Map<string, number>,
    files: Map<number, Uint8Array>,
    open: Set<number>,
    behaviour: Behaviour,
  ) {
    this.#behaviour = behaviour;
    this.#names = names;
    this.#files = files;
    this.#open = open;
  }

  static holding(files: Files, behaviour: Behaviour): SharedDisk {
    const disk = new SharedDisk(new Map(), new Map(), new Set(), behaviour);
    for (const [path, bytes] of files) {
      disk.#names.set(dirname(path), FOLDER);
      const file = disk.open(path, 'new');
      disk.#files.set(file, bytes);
      disk.close(file);
    }
    return disk;
  }

  copy(): SharedDisk {
    return new SharedDisk(new Map(this.#names), new Map(this.#files), new Set(this.#open), this.#behaviour);
  }

  /** Equal for equal disks. */
  get key(): string {
    const names = [...this.#names].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = (file: number) => `${file}:${Buffer.from(this.#bytes(file)).toString('latin1')}`;
    return [...names.map(([path, file]) => `${path}=${text(file)}`), ...[...this.#open].sort().map(text)].join('|');
  }

  get files(): Files {
    return new Map([...this.#names].flatMap(([path, file]) => (file === FOLDER ? [] : [[path, this.#bytes(file)]])));
  }

  list = (folder: string): string[] =>
    [...this.#names.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1));

  read = (path: string): Uint8Array => this.#bytes(this.#find(path));

  exists = (path: string): boolean => this.#names.has(path);

  lookAt(path: string): Look {
    const file = this.#find(path);
    const bytes = this.#bytes(file);
    return {
      identity: `${file}`,
      length: bytes.length,
      end: new TextDecoder().decode(bytes.subarray(-12)),
      written: 0,
    };
  }

  makeFolder = (path: string): void => void this.#names.set(path, FOLDER);

  open(path: string, which: 'old' | 'new'): number {
    if (which === 'old') return this.#find(path);
    if (this.exists(path) && !this.#behaviour.opensAnything) throw failure('EEXIST');
    const taken = new Set([...this.#names.values(), ...this.#open]);
    let file = FOLDER + 1;
    while (taken.has(file)) file += 1;
    this.#open.add(file);
    this.#names.set(path, file);
    this.#files.set(file, new Uint8Array());
    return file;
  }

  write(file: number, bytes: Uint8Array, at: number): number {
    this.#files.set(file, applied(this.#bytes(file), { at, bytes }));
    return bytes.length;
  }

  truncate = (file: number, length: number): void => void this.#files.set(file, applied(this.#bytes(file), { length }));
  sync(): void {}
  close = (file: number): void => void this.#open.delete(file);
  syncFolder(): void {}

  rename(from: string, to: string): void {
    this.#names.set(to, this.#find(from));
    this.#names.delete(from);
  }

  remove(path: string): void {
    this.#find(path);
    this.#names.delete(path);
  }

  #find(path: string): number {
    const file = this.#names.get(path);
    if (file === undefined || file === FOLDER) throw failure('ENOENT');
    return file;
  }

  #bytes = (file: number): Uint8Array => this.#files.get(file) ?? new Uint8Array();
}

const failure = (code: string) => Object.assign(new Error(code), { code });
