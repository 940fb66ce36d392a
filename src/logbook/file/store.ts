import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../../cards/system-code.ts';
import { refuse } from '../refusal.ts';

/** Identifies a file, whatever its name, and its present content. */
export interface Look {
  readonly identity: string;
  readonly length: number;
  /** Its last bytes: in a log-book, its last checksum. */
  readonly end: string;
  /** When it was last written, in milliseconds. */
  readonly written: number;
}

/** The few things that a log-book needs of a disk, so that a test can let each of them fail. */
export interface Disk {
  list(folder: string): string[];
  read(path: string): Uint8Array;
  exists(path: string): boolean;
  /** The file at a path, and its end. */
  lookAt(path: string): Look;
  /** Makes one folder in an existing one. */
  makeFolder(path: string): void;
  /** Opens a file for writing; `old` must exist, `new` must not. */
  open(path: string, which: 'old' | 'new'): number;
  /** Writes as much as possible from a position on, and returns the number of bytes. */
  write(file: number, bytes: Uint8Array, at: number): number;
  truncate(file: number, length: number): void;
  /** Returns when the written data is on the disk. */
  sync(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Returns when the names in a folder are on the disk. */
  syncFolder(path: string): void;
}

export const nodeDisk: Disk = {
  list: (folder) => readdirSync(folder),
  read: (path) => readOrdinary(path),
  exists: (path) => existsSync(path),
  lookAt: (path) => lookAt(ordinary(path)),
  makeFolder: (path) => makeOne(path),
  // Not opened for appending: Windows cannot truncate such a file.
  open: (path, which) => openSync(path, which === 'new' ? 'wx' : constants.O_WRONLY),
  write: (file, bytes, at) => writeSync(file, bytes, 0, bytes.length, at),
  truncate: (file, length) => ftruncateSync(file, length),
  sync: (file) => fdatasyncSync(file),
  close: (file) => closeSync(file),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => unlinkSync(path),
  syncFolder: (path) => syncFolder(path, process.platform),
};

/** A log-book of a whole campaign of three flights has a thirtieth of it. */
const LARGEST = 16 * 2 ** 20;

/** Our own code. The system's code EFBIG means that a file may not grow. */
const TOO_LARGE = 'ETOOLARGE';

/** Reads a file of up to so many bytes, whatever somebody else has put at its path. */
export const readOrdinary = (path: string, most = LARGEST): Uint8Array => plain(readFileSync(ordinary(path, most)));

/** A path whose file can be read to its end: a pipe or a device would block the reader. */
function ordinary(path: string, most = LARGEST): string {
  const about = statSync(path);
  if (about.size > most) throw Object.assign(new Error('too large'), { code: TOO_LARGE });
  if (!about.isFile() && !about.isDirectory()) throw Object.assign(new Error('no ordinary file'), { code: 'ENOTFILE' });
  return path;
}

/** The bytes of the checksum at the end of a line, with its closing characters. */
const END = 12;

function lookAt(path: string): Look {
  const file = openSync(path, 'r');
  try {
    const { dev, ino, size, mtimeMs } = fstatSync(file);
    const end = new Uint8Array(END);
    const read = readSync(file, end, 0, END, Math.max(0, size - END));
    const text = new TextDecoder().decode(end.subarray(0, read));
    return { identity: `${dev}:${ino}`, length: size, end: text, written: mtimeMs };
  } finally {
    closeSync(file);
  }
}

/**
 * Not recursive: where no folder can be made at all, as under /proc, node would try for ever. Another process may have
 * made it first.
 */
function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

/** The same bytes without node's wrapper: searching and slicing would take several times as long with it. */
const plain = ({ buffer, byteOffset, length }: Uint8Array) => new Uint8Array(buffer, byteOffset, length);

/** A new name is safe once its folder is on the disk. Windows has no such call, and needs none. */
export function syncFolder(path: string, platform: NodeJS.Platform): void {
  if (platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Makes a folder and its missing parents, each on the disk before anything is put into it. */
export function makeFolder(disk: Disk, path: string): void {
  if (disk.exists(path)) return;
  const above = dirname(path);
  makeFolder(disk, above);
  disk.makeFolder(path);
  disk.syncFolder(above);
}

/** Writes all of the bytes, however few the disk takes at a time. */
export function writeAll(disk: Disk, file: number, bytes: Uint8Array, at: number): void {
  let written = 0;
  while (written < bytes.length) {
    const taken = disk.write(file, bytes.subarray(written), at + written);
    if (taken === 0) throw Object.assign(new Error('the disk takes no more'), { code: 'ENOSPC' });
    written += taken;
  }
}

/**
 * Replaces a whole file at once: a reader finds the old one or the new one, never a part, also when the disk is full.
 */
export function replaceFile(disk: Disk, path: string, bytes: Uint8Array): void {
  const beside = `${path}.new`;
  if (disk.exists(beside)) disk.remove(beside);
  const file = disk.open(beside, 'new');
  try {
    fill(disk, file, bytes);
    disk.rename(beside, path);
  } catch (error) {
    removeIfCan(disk, beside);
    throw error;
  }
  disk.syncFolder(dirname(path));
}

function fill(disk: Disk, file: number, bytes: Uint8Array): void {
  try {
    writeAll(disk, file, bytes, 0);
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

/** A failure here is ignored, because the cause of the failed write is what the player must hear. */
function removeIfCan(disk: Disk, path: string): void {
  try {
    disk.remove(path);
  } catch {
    return;
  }
}

/** Reports the disk's refusal with the name of the file. */
export function onDisk<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return refuse({ why: 'disk', file, code });
  }
}
