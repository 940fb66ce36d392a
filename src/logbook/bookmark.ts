import { crc32 } from 'node:zlib';
import { FLIGHTS } from '../campaign/watch.ts';
import { systemCode } from '../rulebook/system-code.ts';
import { isCheck } from '../table/checks.ts';
import { readBack } from './file/line.ts';
import { beside } from './file/name.ts';
import { type Disk, replaceFile } from './file/store.ts';
import { type Fit, having, isRecord, listOf, maybe, oneOf, text, textThat } from './fits/fits.ts';

/**
 * A bookmark lies beside a log-book: what had come of the day when a sitting ended. Who sits down again need not play
 * the day to be where he was. The log-book alone has the campaign: a bookmark of any other place, or one that is not
 * whole, is passed over, and the day is played. It bears the mark of the very file it was laid at, so that one that
 * came with a stranger's log-book lies at none.
 */
const pathOf = (log: string): string => beside(log, '.wof.bookmark');

/** What the bookmark has of this place; nothing if it lies at another, or there is none. */
export function readBookmark(place: string, disk: Disk, log: string): unknown {
  const page = unlessRefused(() => new TextDecoder().decode(disk.read(pathOf(log)))) ?? '';
  const [head, laid = ''] = page.split('\n');
  if (page === '' || head !== headOf(`${place} ${disk.lookAt(log).identity}`, laid)) return undefined;
  const what = readBack(laid);
  return waiting(what) === undefined ? what : undefined;
}

/** Lays a bookmark, in place of an older one. Where the disk takes none, the next sitting begins a moment later. */
export function layBookmark(place: string, what: object, disk: Disk, log: string): void {
  const laid = JSON.stringify(what);
  unlessRefused(() => {
    const head = headOf(`${place} ${disk.lookAt(log).identity}`, laid);
    replaceFile(disk, pathOf(log), new TextEncoder().encode(`${head}\n${laid}`));
  });
}

const fallen = (value: unknown) =>
  having('drew' in Object(value) ? { drew: text, card: text } : { threw: text })(value);
const told = { events: listOf(having({ type: text })), fresh: listOf(fallen), flight: maybe(oneOf(...FLIGHTS)) };

/** What a sitting may wait for. */
const POSITIONS: Readonly<Record<string, Fit>> = {
  asking: having({ question: having({ decision: text, about: having({}), options: listOf(text) }), ...told }),
  throwing: having({ check: textThat(isCheck), ...told }),
  drawing: having({ deck: having({ name: text, left: having({}) }), ...told }),
};

const waiting: Fit = (what) => (POSITIONS[isRecord(what) ? String(what['status']) : ''] ?? (() => ''))(what);

const headOf = (place: string, laid: string) => `${place} ${crc32(laid)}`;

/** What comes of it, unless the disk refuses. */
function unlessRefused<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
