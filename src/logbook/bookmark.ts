import { crc32 } from 'node:zlib';
import { type Disk, replaceFile } from './store.ts';

/**
 * A bookmark lies beside a log-book: what had come of the day when a sitting was left. Who sits down again need not play the
 * day to be where he was. It proves nothing and nothing hangs on it: a bookmark of any other place, or one that is not whole, is passed
 * over, and the day is played.
 */
const besideOf = (log: string): string => log.replace(/\.jsonl$/, '.bookmark');

/** What was laid down at this place; nothing if the bookmark lies elsewhere, or there is none. */
export function laidAt(place: string, disk: Disk, log: string): unknown {
  const [head, laid = ''] = textOf(disk, besideOf(log)).split('\n');
  return head === headOf(place, laid) ? JSON.parse(laid) : undefined;
}

/** Lays a bookmark, in place of an older one. Where the disk takes none, the next sitting begins a moment later. */
export function layAt(place: string, what: object, disk: Disk, log: string): void {
  const laid = JSON.stringify(what);
  try {
    replaceFile(disk, besideOf(log), new TextEncoder().encode(`${headOf(place, laid)}\n${laid}`));
  } catch {}
}

function textOf(disk: Disk, path: string): string {
  try {
    return new TextDecoder().decode(disk.read(path));
  } catch {
    return '';
  }
}

const headOf = (place: string, laid: string) => `${place} ${crc32(laid)}`;
