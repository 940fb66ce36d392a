import { describe, expect, test } from 'vitest';
import { NOTHING_WRITTEN, writeLine } from '../../../src/logbook/file/line.ts';
import { readLog } from '../../../src/logbook/file/read.ts';
import { FORMAT, type LogRecord } from '../../../src/logbook/record.ts';
import {
  aCampaign,
  aDay,
  aLogBook,
  anOpening,
  answer,
  PATH,
  reasonOf,
  sitDown,
} from '../../support/people/campaigns.ts';
import { FaultDisk } from '../../support/program/fault-disk.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (some: Uint8Array) => new TextDecoder().decode(some);

function written(): Uint8Array {
  const disk = new FaultDisk();
  answer(sitDown(aLogBook({}, disk)), ...aDay(1, 0));
  return disk.read(PATH);
}

const whole = written();
const lines = text(whole).trimEnd().split('\n');

/** The log-book with one of its lines replaced; the lines are counted from 1. */
const withLine = (line: number, other: string) => bytes(`${lines.with(line - 1, other).join('\n')}\n`);

const chain = (...records: LogRecord[]) => {
  let before = NOTHING_WRITTEN;
  return records.map((record) => {
    const line = writeLine(record, before);
    before = line.chain;
    return line.text;
  });
};

/** A log-book whose first dawn is written as if it were not the first. */
function aSecondDawn(): Uint8Array {
  const before = writeLine(anOpening(), NOTHING_WRITTEN);
  const dawn = { dawn: 1, state: aCampaign() };
  return bytes(before.text + writeLine(dawn, { ...before.chain, state: aCampaign() }).text);
}

test('a whole log-book is read to its end', () => {
  const log = readLog(whole, PATH);
  expect(log).toMatchObject({ length: whole.length, tail: 'none', found: '' });
  expect(log.records).toHaveLength(lines.length);
});

describe('what was cut off in the writing is a torn end, whatever there is of it', () => {
  const cut = whole.length - bytes(`${lines.at(-1)}\n`).length;

  test.each([
    ['one byte of it', whole.subarray(0, cut + 1)],
    ['all but its line end and the sign before it', whole.subarray(0, -2)],
    ['zeros in its place', new Uint8Array([...whole.subarray(0, cut), 0, 0, 0])],
    ['its beginning, then zeros', new Uint8Array([...whole.subarray(0, cut + 9), 0, 0, 0])],
  ])('%s', (_, torn) => {
    expect(readLog(torn, PATH)).toMatchObject({ length: cut, tail: 'torn' });
  });
});

describe('what is not whole before the end is damage', () => {
  test('its line, and what was found there, are named', () => {
    const damaged = withLine(4, 'something else');
    const log = readLog(damaged, PATH);
    expect(log).toMatchObject({ tail: 'damaged', found: 'something else' });
    expect(log.records).toHaveLength(3);
  });

  test('what was found is shortened, and made fit to print', () => {
    const { found } = readLog(withLine(4, `\u001b[2J${'x'.repeat(300)}`), PATH);
    expect(found).toMatch(/^\.\[2Jx{53}\.\.\.$/);
  });

  test('a second opening is damage: two log-books in one file', () => {
    const opening = anOpening();
    const [first = '', dawn = '', again = ''] = chain(opening, { dawn: 1, state: aCampaign() }, opening);
    expect(readLog(bytes(first + dawn + again), PATH)).toMatchObject({
      tail: 'damaged',
      length: (first + dawn).length,
    });
  });
});

describe('a file whose opening cannot be read', () => {
  test.each([
    ['an empty file', ''],
    ['a text', 'Dear diary'],
    ['other JSON', '{"name":"wings-over-france"}\n'],
    ['a beginning of zeros', '\u0000'.repeat(4096)],
  ])('%s is not a log-book', (_, other) => {
    expect(reasonOf(() => readLog(bytes(other), PATH))).toEqual({ why: 'not-a-log-book', file: PATH });
  });

  test.each([FORMAT + 1, 1])('format %i is refused by its number, whole or not', (format) => {
    const other = { why: 'other-format', file: PATH, format, ours: FORMAT };
    const [line = ''] = chain({ ...anOpening(), wof: format });
    expect(reasonOf(() => readLog(bytes(line), PATH))).toEqual(other);
    expect(reasonOf(() => readLog(bytes(`{"wof":${format},"of":"another kind"`), PATH))).toEqual(other);
  });

  test('an opening that is not whole is damage in line 1', () => {
    const damaged = withLine(1, (lines[0] ?? '').replace('dawn', 'dusk'));
    expect(reasonOf(() => readLog(damaged, PATH))).toMatchObject({ why: 'damaged', line: 1, days: 0 });
  });

  test.each([
    ['is not whole', withLine(2, 'x')],
    ['is missing', bytes(`${lines[0]}\n`)],
    ['is no dawn', bytes(chain(anOpening(), { asked: 'movement', answer: 'land' }).join(''))],
    ['tells of changes to none before it', aSecondDawn()],
  ])('a first dawn that %s is damage in line 2', (_, damaged) => {
    expect(reasonOf(() => readLog(damaged, PATH))).toMatchObject({ why: 'damaged', line: 2, days: 0 });
  });
});

describe('a checksum that is wrong by itself', () => {
  const wrong = (lines[2] ?? '').replace(/[0-9a-f]"([\]}])$/, (end) =>
    end.startsWith('0') ? end.replace('0', '1') : `0${end.slice(1)}`,
  );

  test('does no harm where every later one bears out what its line says', () => {
    expect(readLog(withLine(3, wrong), PATH).records).toEqual(readLog(whole, PATH).records);
    const torn = new Uint8Array([...withLine(3, wrong), 91]);
    expect(readLog(torn, PATH)).toMatchObject({ tail: 'torn', records: readLog(whole, PATH).records });
  });

  test.each([
    ['closed by a sign that is not its own', /\]$/, '}'],
    ['with a letter that is no digit', /[0-9a-f]"\]$/, 'x"]'],
    ['written over', /.{12}$/, '????????????'],
  ])('does no harm either %s', (_, its, other) => {
    const { records } = readLog(whole, PATH);
    expect(readLog(withLine(3, (lines[2] ?? '').replace(its, other)), PATH)).toMatchObject({ tail: 'none', records });
  });

  test('is damage at the end, where nothing bears it out', () => {
    const last = (lines.at(-1) ?? '').replace(/.{3}([\]}])$/, 'x"$1');
    expect(readLog(withLine(lines.length, last), PATH)).toMatchObject({ tail: 'damaged' });
  });
});
