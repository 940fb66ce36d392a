import { describe, expect, test } from 'vitest';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { DAMAGE, joined, orRefusal, type Whole, wholeOf, wrongWith } from '../support/damaged-book.ts';
import { act, aLongCampaign } from '../support/people/a-long-campaign.ts';
import { PATH, sitDown } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { seededRandom } from '../support/table/seeded-random.ts';

/** How many damaged log-books are opened in all; WOF_CASES asks for more. */
const CASES = Number(process.env['WOF_CASES'] ?? 8_000);

const WHOLE: readonly Whole[] = [6, 23, 60].map((acts) => wholeOf(aLongCampaign(acts).disk.read(PATH)));

/** What is given now is added behind the lines that were opened. */
function expectPlayedOn(disk: FaultDisk): void {
  const sitting = sitDown(LogBook.open(disk, PATH));
  act(sitting, 0);
  expect(sitDown(LogBook.open(disk, PATH)).position).toEqual(sitting.position);
}

/** Damaged, a log-book is played on, or recovered where a whole day is left; then the damaged file is kept. */
function expectOfUse(damaged: Uint8Array): void {
  const disk = FaultDisk.holding({ [PATH]: damaged });
  const opened = orRefusal<LogBook>(() => LogBook.open(disk, PATH));
  if (opened instanceof LogBook) return expectPlayedOn(disk);
  if (opened.why !== 'damaged' || opened.days === 0) return;
  const { book, kept } = LogBook.recover(disk, PATH);
  expect(book.records).toHaveLength(opened.line - 1);
  expect(disk.read(kept ?? '')).toEqual(damaged);
  expectPlayedOn(disk);
}

const kinds = Object.keys(DAMAGE);
const EACH = Math.ceil(CASES / kinds.length);

describe(`a damaged log-book is opened exactly, or refused by its first bad line (${EACH} times each)`, () => {
  test.each(kinds)('%s', { timeout: 120_000 + CASES }, (kind) => {
    const random = seededRandom(kind);
    for (let n = 0; n < EACH; n++) {
      const whole = WHOLE[n % WHOLE.length] as Whole;
      const damaged = DAMAGE[kind]?.(whole, random, WHOLE) ?? whole.bytes;
      const wrong = wrongWith(damaged, whole);
      if (wrong !== undefined) expect([n, wrong]).toEqual([n, undefined]);
      if (n % 40 === 0) expectOfUse(damaged);
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
    expect(orRefusal(() => outlineOf(file, PATH))).toMatchObject({ torn });
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
