import { describe, expect, test } from 'vitest';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { aCampaign, aLogBook, anOpening, PATH, reasonOf } from '../support/people/campaigns.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';

const STAY: LogRecord = { asked: 'movement', answer: 'stay' };
const LAND: LogRecord = { asked: 'movement', answer: 'land' };
const DAWN: LogRecord = { dawn: 1, state: aCampaign() };

const begun = (...records: LogRecord[]) => {
  const disk = new FaultDisk();
  const log = aLogBook({}, disk);
  log.append(...records);
  return { disk, log };
};

const textOf = (disk: FaultDisk, path = PATH) => new TextDecoder().decode(disk.read(path));

/** The same disk, its log-book with these bytes instead. */
const aDiskWith = (bytes: Uint8Array) => FaultDisk.holding({ [PATH]: bytes });

describe('a log-book', () => {
  test('is begun with its records, in a folder that is made for it', () => {
    const { disk, log } = begun();
    expect(log.records).toEqual([anOpening(), DAWN]);
    expect(textOf(disk).split('\n')).toHaveLength(3);
  });

  test('opens with all that was added, and says that nothing was cut off', () => {
    const { disk, log } = begun(STAY, LAND);
    const opened = LogBook.open(disk, PATH);
    expect(opened.records).toEqual([anOpening(), DAWN, STAY, LAND]);
    expect(opened.standing).toEqual(log.standing);
    expect(opened.torn).toBe(false);
  });

  test('is gone on with where it was opened', () => {
    const { disk } = begun(STAY);
    LogBook.open(disk, PATH).append(LAND);
    expect(LogBook.open(disk, PATH).records.at(-1)).toEqual(LAND);
  });

  test('adds several records in one write and one sync', () => {
    const { disk, log } = begun(STAY);
    disk.calls.length = 0;
    log.append(STAY, STAY, LAND);
    expect(disk.calls).toEqual(['write', 'sync']);
  });

  test('adds nothing without a word to the disk', () => {
    const { disk, log } = begun();
    disk.calls.length = 0;
    log.append();
    expect(disk.calls).toEqual([]);
  });

  test('may be closed, and closed again, and added to after that', () => {
    const { disk, log } = begun();
    log.close();
    log.append(STAY);
    log.close();
    log.close();
    expect(LogBook.open(disk, PATH).records).toHaveLength(3);
  });

  test('that is not there is refused', () => {
    expect(reasonOf(() => LogBook.open(new FaultDisk(), PATH))).toEqual({ why: 'disk', file: PATH, code: 'ENOENT' });
  });

  test('that has gone while it was open is not begun anew by an answer', () => {
    const { disk } = begun(STAY);
    const log = LogBook.open(disk, PATH);
    disk.remove(PATH);
    expect(reasonOf(() => log.append(LAND))).toMatchObject({ why: 'meddled', file: PATH });
    expect(disk.exists(PATH)).toBe(false);
  });
});

describe('a torn end', () => {
  const torn = () => {
    const { disk } = begun(STAY, LAND);
    return aDiskWith(disk.read(PATH).slice(0, -7));
  };

  test('is passed over, and said', () => {
    const log = LogBook.open(torn(), PATH);
    expect(log.torn).toBe(true);
    expect(log.records).toEqual([anOpening(), DAWN, STAY]);
  });

  test('stays as it is while nobody writes', () => {
    const disk = torn();
    LogBook.open(disk, PATH);
    expect(disk.calls).toEqual([]);
  });

  test('is gone with the next answer', () => {
    const disk = torn();
    LogBook.open(disk, PATH).append(STAY);
    const again = LogBook.open(disk, PATH);
    expect(again.records).toEqual([anOpening(), DAWN, STAY, STAY]);
    expect(again.torn).toBe(false);
  });

  test('that cannot be cut off at first is cut off when it can be', () => {
    const disk = torn();
    const log = LogBook.open(disk, PATH);
    disk.fault = { at: 2, does: 'fail', code: 'EIO', of: ['truncate'], lasts: false };
    expect(reasonOf(() => log.append(STAY))).toMatchObject({ code: 'EIO' });
    log.append(STAY);
    expect(LogBook.open(disk, PATH).records).toEqual([anOpening(), DAWN, STAY, STAY]);
  });
});

describe('an append that the disk refuses', () => {
  test.each([
    ['write', 'ENOSPC'],
    ['sync', 'EIO'],
  ] as const)('in its %s leaves the log-book as it was, byte for byte', (call, code) => {
    const { disk, log } = begun(STAY);
    const before = textOf(disk);
    disk.fault = { at: disk.calls.length + 1, does: 'fail', code, of: [call], lasts: true };
    expect(reasonOf(() => log.append(LAND))).toEqual({ why: 'disk', file: PATH, code });
    expect(textOf(disk)).toBe(before);
    expect(log.records).toHaveLength(3);
  });

  test('half-way is cut off again, and the next one stands in its place', () => {
    const { disk, log } = begun(STAY);
    const before = textOf(disk);
    const write = disk.calls.length + 1;
    disk.fault = { at: write, does: 'short', bytes: 9 };
    disk.between = (_, count) => {
      if (count > write) disk.fault = { at: write, does: 'fail', code: 'ENOSPC', of: ['write'], lasts: true };
    };
    expect(reasonOf(() => log.append(STAY))).toMatchObject({ code: 'ENOSPC' });
    expect(textOf(disk)).toBe(before);
    disk.between = undefined;
    disk.fault = undefined;
    log.append(LAND);
    expect(LogBook.open(disk, PATH).records).toEqual([anOpening(), DAWN, STAY, LAND]);
  });

  test('and that cannot even be cut off is cut off before the next', () => {
    const { disk, log } = begun(STAY);
    disk.fault = { at: disk.calls.length + 2, does: 'fail', code: 'EIO', of: ['sync', 'truncate'], lasts: true };
    expect(reasonOf(() => log.append(STAY, STAY))).toMatchObject({ code: 'EIO' });
    disk.fault = undefined;
    log.append(LAND);
    expect(LogBook.open(disk, PATH).records).toEqual([anOpening(), DAWN, STAY, LAND]);
  });
});

describe('damage', () => {
  const damaged = () => {
    const { disk } = begun(STAY, STAY, LAND);
    const bytes = disk.read(PATH).slice();
    const at = textOf(disk).indexOf('"stay"') + 1;
    bytes.set(new TextEncoder().encode('land'), at);
    return aDiskWith(bytes);
  };

  test('is refused: the file, the first bad line, what was found there, and how many days are whole before it', () => {
    expect(reasonOf(() => LogBook.open(damaged(), PATH))).toEqual({
      why: 'damaged',
      file: PATH,
      line: 3,
      found: expect.stringContaining('"movement","land"'),
      days: 1,
    });
  });

  test('is recovered from at the last whole line, and the damaged file is kept beside', () => {
    const disk = damaged();
    const before = textOf(disk);
    const { book, kept } = LogBook.recover(disk, PATH);
    expect(kept).toBe('/saves/dawn.damaged-1.jsonl');
    expect(textOf(disk, kept)).toBe(before);
    expect(book.records).toEqual([anOpening(), DAWN]);
    expect(book.torn).toBe(false);
    book.append(LAND);
    expect(LogBook.open(disk, PATH).records).toEqual([anOpening(), DAWN, LAND]);
  });

  test('for the second time is kept under another name', () => {
    const disk = damaged();
    const bytes = disk.read(PATH);
    LogBook.recover(disk, PATH);
    disk.meddle(PATH, bytes);
    expect(LogBook.recover(disk, PATH).kept).toBe('/saves/dawn.damaged-2.jsonl');
  });

  test('of the opening or the first dawn leaves nothing to recover, and the file is not touched', () => {
    const { disk } = begun(STAY);
    const bytes = disk.read(PATH).slice();
    bytes[3] = 0;
    const broken = aDiskWith(bytes);
    expect(reasonOf(() => LogBook.recover(broken, PATH))).toMatchObject({ why: 'not-a-log-book' });
    expect(broken.calls).toEqual([]);
  });
});
