import { describe, expect, test } from 'vitest';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { type Reason, Refusal } from '../../src/logbook/refusal.ts';
import { act, aLongCampaign } from '../support/people/a-long-campaign.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { seededRandom } from '../support/table/seeded-random.ts';

/** How many damaged log-books are opened in all; WOF_CASES asks for more. */
const CASES = Number(process.env['WOF_CASES'] ?? 20_000);

const NEWLINE = 10;

interface Whole {
  readonly bytes: Uint8Array;
  /** Each record, as text. */
  readonly records: readonly string[];
  /** Where each line begins, and where the last one ends. */
  readonly lines: readonly number[];
}

const WHOLE: readonly Whole[] = [6, 23, 60].map((acts) => {
  const { disk, sitting } = aLongCampaign(acts);
  const bytes = disk.read(PATH);
  const ends = [...bytes.keys()].filter((at) => bytes[at] === NEWLINE);
  return {
    bytes,
    records: sitting.log.records.map((record) => JSON.stringify(record)),
    lines: [0, ...ends.map((at) => at + 1)],
  };
});

type Random = (below: number) => number;

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
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

const DAMAGE: Readonly<Record<string, (whole: Whole, random: Random) => Uint8Array>> = {
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
  'a line of another campaign put in': (whole, random) => {
    const { before, after } = aLine(whole, random);
    return joined(before, aLine(WHOLE[random(WHOLE.length)] ?? whole, random).itself, after);
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

const REFUSED = new Set(['damaged', 'not-a-log-book', 'other-format']);

/** Opens a damaged log-book; there is no third way between these two. */
const openOrRefusal = (disk: FaultDisk) => orRefusal(() => LogBook.open(disk, PATH) as LogBook);

function orRefusal<T>(act: () => T): T | Reason {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/** The lines that were opened are those written, to the last; and what is given now is added behind them. */
function expectExact(log: LogBook, { records }: Whole, disk: FaultDisk, isPlayedOn: boolean): void {
  const read = log.records.map((record) => JSON.stringify(record));
  if (read.some((record, i) => record !== records[i])) expect(read).toEqual(records.slice(0, read.length));
  if (!isPlayedOn) return;
  const sitting = sitDown(log);
  act(sitting, 0);
  expect(sitDown(LogBook.open(disk, PATH)).position).toEqual(sitting.position);
}

/** The list of campaigns calls damaged what is, by the same line, and torn what is torn. */
function expectListed(damaged: Uint8Array, opened: LogBook | Reason): void {
  const listed = orRefusal(() => outlineOf(damaged, PATH));
  if (opened instanceof LogBook) expect(listed).toMatchObject({ torn: opened.torn });
  else expect(listed).toEqual(opened);
}

function expectRefused(reason: Reason, damaged: Uint8Array, whole: Whole, disk: FaultDisk): void {
  expect(REFUSED).toContain(reason.why);
  expect(lineNamed(reason)).toBe(firstBadLine(damaged, whole));
  expect(disk.calls).toEqual([]);
}

/** From damage with a whole day before it the player goes on, and the damaged file is kept. */
function expectRecovered(reason: Reason, damaged: Uint8Array, whole: Whole, disk: FaultDisk): void {
  if (reason.why !== 'damaged' || reason.days === 0) return;
  const { book, kept } = LogBook.recover(disk, PATH);
  expect(book.records).toHaveLength(reason.line - 1);
  expect(disk.read(kept ?? '')).toEqual(damaged);
  expectExact(LogBook.open(disk, PATH), whole, disk, true);
}

const kinds = Object.keys(DAMAGE);
const EACH = Math.ceil(CASES / kinds.length);

describe(`a damaged log-book is opened exactly, or refused by its first bad line (${EACH} times each)`, () => {
  test.each(kinds)('%s', { timeout: 120_000 + CASES }, (kind) => {
    const random = seededRandom(kind);
    for (let n = 0; n < EACH; n++) {
      const whole = WHOLE[n % WHOLE.length] as Whole;
      const damaged = DAMAGE[kind]?.(whole, random) ?? whole.bytes;
      const disk = FaultDisk.holding({ [PATH]: damaged });
      const opened = openOrRefusal(disk);
      expectListed(damaged, opened);
      if (opened instanceof LogBook) expectExact(opened, whole, disk, n % 40 === 0);
      else expectRefused(opened, damaged, whole, disk);
      if (!(opened instanceof LogBook) && n % 40 === 0) expectRecovered(opened, damaged, whole, disk);
    }
  });
});

test('an answer cut off anywhere in the writing costs nothing that was acknowledged before it', () => {
  const { bytes, records, lines } = WHOLE[1] as Whole;
  const last = lines.at(-2) ?? 0;
  for (let length = last; length < bytes.length - 1; length++)
    for (const zeros of [0, 1, 512]) {
      const torn = joined(bytes.subarray(0, length), new Uint8Array(zeros));
      const log = LogBook.open(FaultDisk.holding({ [PATH]: torn }), PATH);
      expect(log.records).toHaveLength(records.length - 1);
      expect(log.torn).toBe(torn.length > last);
    }
});

describe('what others do to a file on its way loses nothing', () => {
  const { bytes, records } = WHOLE[1] as Whole;
  const text = new TextDecoder().decode(bytes);
  const dos = text.replaceAll('\n', '\r\n');

  test.each([
    ['the last line end lost', text.slice(0, -1), false],
    ['the last line end lost to zeros', `${text.slice(0, -1)}\u0000\u0000`, true],
    ['the last line end flipped', `${text.slice(0, -1)}\u000b`, true],
    ['a byte order mark', `\ufeff${text}`, false],
    ['line ends of another system', dos, false],
    ['all of it', `\ufeff${dos.slice(0, -2)}`, false],
    ['half a line end', dos.slice(0, -1), false],
  ])('%s', (_, changed, torn) => {
    const file = new TextEncoder().encode(changed);
    const disk = FaultDisk.holding({ [PATH]: file });
    const log: LogBook = LogBook.open(disk, PATH);
    expect(log.records.map((record) => JSON.stringify(record))).toEqual(records);
    expect(log.torn).toBe(torn);
    expectListed(file, log);
    expect(disk.calls).toEqual([]);
    const sitting = sitDown(log);
    act(sitting, 0);
    act(sitting, 1);
    expect(disk.list('/saves')).toEqual(['dawn.wof.jsonl']);
    expect(startsWith(disk.read(PATH), bytes)).toBe(true);
    expect(sitDown(LogBook.open(disk, PATH)).position).toEqual(sitting.position);
  });

  test('is recovered from where it is damaged too, and the next line stands behind the last whole one', () => {
    const damaged = new TextEncoder().encode(`\ufeff${dos.replace(/"[0-9a-f]{8}"\]\r\n$/, '"xx"]\r\n')}`);
    const disk = FaultDisk.holding({ [PATH]: damaged });
    const { book, kept } = LogBook.recover(disk, PATH);
    expect(book.records).toHaveLength(records.length - 1);
    expect(disk.read(kept ?? '')).toEqual(damaged);
    expect(startsWith(bytes, disk.read(PATH))).toBe(true);
  });

  const startsWith = (file: Uint8Array, beginning: Uint8Array) =>
    Buffer.compare(file.subarray(0, beginning.length), beginning) === 0;
});

test('a sound log-book has nothing to be recovered from, and is not touched', () => {
  const disk = FaultDisk.holding({ [PATH]: (WHOLE[0] as Whole).bytes });
  expect(LogBook.recover(disk, PATH).kept).toBeUndefined();
  expect(disk.calls).toEqual([]);
});
