import { crc32 } from 'node:zlib';
import { beside } from './name.ts';
import { type Disk, replaceFile } from './store.ts';

/**
 * A bookmark lies beside a log-book: what had come of the day when a sitting ended. Who sits down again need not play the day
 * to be where he was. The log-book alone has the campaign: a bookmark of any other place, or one that is not whole, is passed over, and the
 * day is played.
 */
const pathOf = (log: string): string => beside(log, '.wof.bookmark');

/** What the bookmark has of this place; nothing if it lies at another, or there is none. */
export function readBookmark(place: string, disk: Disk, log: string): unknown {
  const text = unlessRefused(() => new TextDecoder().decode(disk.read(pathOf(log)))) ?? '';
  const [head, laid = ''] = text.split('\n');
  return head === headOf(place, laid) ? JSON.parse(laid) : undefined;
}

/** Lays a bookmark, in place of an older one. Where the disk takes none, the next sitting begins a moment later. */
export function layBookmark(place: string, what: object, disk: Disk, log: string): void {
  const laid = JSON.stringify(what);
  const bytes = new TextEncoder().encode(`${headOf(place, laid)}\n${laid}`);
  unlessRefused(() => replaceFile(disk, pathOf(log), bytes));
}

const headOf = (place: string, laid: string) => `${place} ${crc32(laid)}`;

/** What comes of it, unless the disk refuses. */
function unlessRefused<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error;
    return undefined;
  }
}
