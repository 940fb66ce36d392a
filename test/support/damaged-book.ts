import { isDeepStrictEqual } from 'node:util';
import { readLog } from '../../src/logbook/file/read.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { type Reason, Refusal } from '../../src/logbook/refusal.ts';
import { PATH } from './people/campaigns.ts';
import { FaultDisk } from './program/fault-disk.ts';

const NEWLINE = 10;

/** An undamaged log-book. */
export interface Whole {
  readonly bytes: Uint8Array;
  /** Each record, as text. */
  readonly records: readonly string[];
  /** Where each line begins, and where the last one ends. */
  readonly lines: readonly number[];
}

export function wholeOf(bytes: Uint8Array): Whole {
  const ends = [...bytes.keys()].filter((at) => bytes[at] === NEWLINE);
  return { bytes, records: textsOf(readLog(bytes, PATH)), lines: [0, ...ends.map((at) => at + 1)] };
}

const textsOf = ({ records }: { readonly records: readonly object[] }) =>
  records.map((record) => JSON.stringify(record));

type Random = (below: number) => number;

export const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const bytesBelow = (random: Random, length: number) => Uint8Array.from({ length }, () => random(256));

/** A line that is not the last one, from its beginning to the next. */
function aLine({ bytes, lines }: Whole, random: Random) {
  const line = random(lines.length - 2);
  const from = lines[line] ?? 0;
  const to = lines[line + 1] ?? 0;
  return { from, to, before: bytes.subarray(0, from), itself: bytes.subarray(from, to), after: bytes.subarray(to) };
}

function overwritten(bytes: Uint8Array, at: number, with_: Uint8Array): Uint8Array {
  return joined(bytes.subarray(0, at), with_.subarray(0, bytes.length - at), bytes.subarray(at + with_.length));
}

type Damage = (whole: Whole, random: Random, others: readonly Whole[]) => Uint8Array;

/** Kinds of damage to the bytes of a log-book. */
export const DAMAGE: Readonly<Record<string, Damage>> = {
  'a byte flipped': ({ bytes }, random) => {
    const at = random(bytes.length);
    return overwritten(bytes, at, Uint8Array.of((bytes[at] ?? 0) ^ (1 + random(255))));
  },
  'a single bit flipped': ({ bytes }, random) => {
    const at = random(bytes.length);
    return overwritten(bytes, at, Uint8Array.of((bytes[at] ?? 0) ^ (1 << random(8))));
  },
  'the end cut off': ({ bytes }, random) => bytes.subarray(0, random(bytes.length)),
  'the beginning cut off': ({ bytes }, random) => bytes.subarray(1 + random(bytes.length - 1)),
  'a line doubled': (whole, random) => {
    const { before, itself, after } = aLine(whole, random);
    return joined(before, itself, itself, after);
  },
  'a line lost': (whole, random) => {
    const { before, after } = aLine(whole, random);
    return joined(before, after);
  },
  'two lines swapped': (whole, random) => {
    const { before, itself, after } = aLine(whole, random);
    const next = after.subarray(0, after.indexOf(NEWLINE) + 1);
    return joined(before, next, itself, after.subarray(next.length));
  },
  'a line of another campaign put in': (whole, random, others) => {
    const { before, after } = aLine(whole, random);
    return joined(before, aLine(others[random(others.length)] ?? whole, random).itself, after);
  },
  'a block of zeros': ({ bytes }, random) => overwritten(bytes, random(bytes.length), new Uint8Array(1 + random(600))),
  'zeros to the end': ({ bytes }, random) => overwritten(bytes, random(bytes.length), new Uint8Array(bytes.length)),
  'a block of rubbish': ({ bytes }, random) =>
    overwritten(bytes, random(bytes.length), bytesBelow(random, 1 + random(90))),
  'rubbish put in': ({ bytes }, random) => {
    const at = random(bytes.length);
    return joined(bytes.subarray(0, at), bytesBelow(random, 1 + random(90)), bytes.subarray(at));
  },
};

/** The first line of a damaged log-book that is not as it was written, counted from 1. */
function firstBadLine(damaged: Uint8Array, { bytes }: Whole): number {
  const differs = damaged.findIndex((byte, at) => byte !== bytes[at]);
  const good = damaged.subarray(0, differs < 0 ? damaged.length : differs);
  return good.filter((byte) => byte === NEWLINE).length + 1;
}

const lineNamed = (reason: Reason) => (reason.why === 'damaged' ? reason.line : 1);

const REFUSED: readonly Reason['why'][] = ['damaged', 'not-a-log-book', 'other-format'];

export function orRefusal<T>(act: () => T): T | Reason {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/**
 * What is wrong with the handling of a damaged log-book. It must be opened exactly as far as it is whole, or refused by
 * its first bad line and left unchanged, and the list of campaigns must say the same. Nothing else is allowed.
 */
export function wrongWith(damaged: Uint8Array, whole: Whole): string | undefined {
  const disk = FaultDisk.holding({ [PATH]: damaged });
  const opened = orRefusal<LogBook>(() => LogBook.open(disk, PATH));
  const wrong = opened instanceof LogBook ? wrongInside(opened, whole) : wrongRefusal(opened, damaged, whole);
  if (wrong !== undefined) return wrong;
  if (disk.calls.length > 0) return `the disk was asked for ${disk.calls.join(', ')}`;
  const listed = orRefusal(() => outlineOf(damaged, PATH));
  const isListed =
    opened instanceof LogBook ? 'torn' in listed && listed.torn === opened.torn : isDeepStrictEqual(listed, opened);
  return isListed ? undefined : `it is listed as ${JSON.stringify(listed).slice(0, 200)}`;
}

/** The opened lines are exactly those written. */
function wrongInside(log: LogBook, { records }: Whole): string | undefined {
  const differs = textsOf(log).findIndex((record, i) => record !== records[i]);
  return differs < 0 ? undefined : `line ${differs + 1} was opened as another`;
}

function wrongRefusal(reason: Reason, damaged: Uint8Array, whole: Whole): string | undefined {
  if (!REFUSED.includes(reason.why)) return `it was refused as ${reason.why}`;
  const [named, bad] = [lineNamed(reason), firstBadLine(damaged, whole)];
  return named === bad ? undefined : `line ${named} was named for line ${bad}`;
}
