import { expect, test } from 'vitest';
import { LogBook } from '../../../src/logbook/logbook.ts';
import { isAnswer } from '../../../src/logbook/record.ts';
import { aDay, aLogBook, answer, PATH, reasonOf, sitDown } from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const KEPT = '/saves/dawn-kept-1.wof.jsonl';

/** A sitting with two answers given, and the bytes of its log-book. */
function atTable() {
  const disk = new FaultDisk();
  const sitting = sitDown(aLogBook({}, disk));
  answer(sitting, 'stay', 'land');
  return { disk, sitting, bytes: disk.read(PATH) };
}

const plus = (bytes: Uint8Array, more: string) => new Uint8Array([...bytes, ...new TextEncoder().encode(more)]);

test.each<[string, (bytes: Uint8Array) => Uint8Array | undefined]>([
  ['replaced by a copy of itself', (bytes) => bytes.slice()],
  ['replaced by another', () => new TextEncoder().encode('Dear diary')],
  ['taken away', () => undefined],
  ['cut short', (bytes) => bytes.subarray(0, -40)],
  ['grown', (bytes) => plus(bytes, 'x\n')],
])(
  'a log-book %s under an open sitting is noticed before the next answer, and the sitting kept beside it',
  (_, done) => {
    const { disk, sitting, bytes } = atTable();
    const theirs = done(bytes);
    disk.meddle(PATH, theirs);
    for (const again of [1, 2])
      expect({ again, ...reasonOf(() => answer(sitting, 'stay')) }).toEqual({
        again,
        why: 'meddled',
        file: PATH,
        kept: KEPT,
      });
    expect(disk.exists(PATH) ? disk.read(PATH) : undefined).toEqual(theirs);
    const kept = LogBook.open(disk, KEPT);
    expect(kept.records.filter(isAnswer).map((each) => isAnswer(each) && each.answer)).toEqual([
      'stay',
      'land',
      'stay',
    ]);
    answer(sitDown(kept), ...aDay(1, 0).slice(3));
  },
);

test('--recover on a log-book that is whole leaves no copy', () => {
  const { disk, bytes } = atTable();
  const before = Object.keys(disk.files);
  const { book, kept } = LogBook.recover(disk, PATH);
  expect(kept).toBeUndefined();
  expect(Object.keys(disk.files)).toEqual(before);
  expect(disk.read(PATH)).toEqual(bytes);
  expect(book.torn).toBe(false);
});

test.each(['EIO', 'EMFILE', 'EACCES'])(
  'where nobody can look at the log-book, %s is told, and no other cause',
  (code) => {
    const { disk, sitting, bytes } = atTable();
    disk.lookFails = code;
    expect(reasonOf(() => answer(sitting, 'stay'))).toEqual({ why: 'disk', file: PATH, code });
    expect(reasonOf(() => LogBook.open(disk, PATH))).toEqual({ why: 'disk', file: PATH, code });
    expect(disk.exists(KEPT)).toBe(false);
    expect(disk.read(PATH)).toEqual(bytes);
    disk.lookFails = undefined;
    answer(sitting, 'stay');
    expect(LogBook.open(disk, PATH).records.filter(isAnswer)).toHaveLength(3);
  },
);

test.each(['ENOTFILE', 'EISDIR', 'ELOOP', 'ENOTDIR'])(
  'what lies there and is no file of ours, %s, is something else',
  (code) => {
    const { disk, sitting } = atTable();
    disk.lookFails = code;
    expect(reasonOf(() => answer(sitting, 'stay'))).toMatchObject({ why: 'meddled' });
  },
);

test('a log-book is begun, and an answer written, though nobody can look at it afterwards', () => {
  const disk = new FaultDisk();
  disk.lookFails = 'EMFILE';
  const log = aLogBook({}, disk);
  expect(disk.read(log.path).length).toBeGreaterThan(0);
});
