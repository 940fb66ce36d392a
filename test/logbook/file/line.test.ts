import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chain,
  NOTHING_WRITTEN,
  readBack as readJson,
  recordOf,
  saidIn,
  sumOf,
  writeLine,
} from '../../../src/logbook/file/line.ts';
import type { LogRecord } from '../../../src/logbook/record.ts';
import { aCampaign, anOpening } from '../../support/people/campaigns.ts';
import { theFlight } from '../../support/people/flights.ts';

const RECORD: LogRecord = { asked: 'movement', answer: 'stay' };
const encode = (text: string) => new TextEncoder().encode(text);
const behind = (sum: number): Chain => ({ sum });
const lineOf = (record: LogRecord, before: Chain) => encode(writeLine(record, before).text.slice(0, -1));

/** The record of a line that is whole and follows. */
const readBack = (line: Uint8Array, before: Chain) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(line);
  const { sum, isBorne } = sumOf(text, before.sum);
  return !isBorne ? undefined : { sum, record: recordOf(readJson(saidIn(text)), before.state) };
};

const textOf = (record: LogRecord, before = NOTHING_WRITTEN) => writeLine(record, before).text;

describe('a line is JSON that ends in its checksum, and a line end', () => {
  test('an answer is its throws, its question and itself', () => {
    expect(textOf(RECORD)).toMatch(/^\["movement","stay","[0-9a-f]{8}"\]\n$/);
    expect(textOf({ threw: 'encounter 35', ...RECORD })).toMatch(
      /^\["encounter 35","movement","stay","[0-9a-f]{8}"\]\n$/,
    );
  });

  test('the first dawn is the whole campaign, and every other what has changed since', () => {
    const dawn = { dawn: 1, state: aCampaign() };
    const next = { threw: 'encounter 35', dawn: 2, state: { ...aCampaign(), day: 2 } };
    theFlight(next.state).points.push(12);
    expect(JSON.parse(textOf(dawn))).toEqual({ ...dawn, sum: expect.stringMatching(/^[0-9a-f]{8}$/) });
    const { chain } = writeLine(dawn, NOTHING_WRITTEN);
    expect(textOf(next, chain)).toMatch(
      /^\{"threw":"encounter 35","dawn":2,"changes":\{"day":\[2\],"flights":\{"0":\{"points":\{"0":\[12\]\}\}\}\},"sum":"[0-9a-f]{8}"\}\n$/,
    );
    expect(textOf(dawn, chain)).toMatch(/^\{"dawn":1,"changes":\{\},"sum":"[0-9a-f]{8}"\}\n$/);
  });

  test.each<[string, LogRecord]>([
    ['the opening', anOpening()],
    ["a throw of the player's", { hand: 'encounter 35' }],
    ['a line that goes back', { back: 2, by: 'undo' }],
  ])('%s is itself', (_, record) => {
    expect(JSON.parse(textOf(record))).toMatchObject(record);
  });
});

test('what was written is read back, after the line that stood before it', () => {
  const { chain } = writeLine(RECORD, behind(77));
  expect(readBack(lineOf(RECORD, behind(77)), behind(77))).toEqual({ record: RECORD, sum: chain.sum });
});

test.each<LogRecord>([
  { threw: 'encounter 35', asked: 'movement', answer: 'stay' },
  { threw: 'encounter 35', dawn: 2, state: { ...aCampaign(), day: 2 } },
  { back: 2, by: 'undo' },
])('so is every other: %j', (record) => {
  const before: Chain = { sum: 77, state: aCampaign() };
  expect(readBack(lineOf(record, before), before)?.record).toEqual(record);
});

test('a line does not follow any other: doubled, swapped or left out, the chain breaks', () => {
  expect(readBack(lineOf(RECORD, behind(77)), behind(78))).toBeUndefined();
  const { chain } = writeLine(RECORD, behind(77));
  expect(readBack(lineOf(RECORD, behind(77)), chain)).toBeUndefined();
});

test.each(['Ypres', 'Zoë', '\u00a0', '"\\', '\uFFFD', '\uD83D\uDEE9'])('the text %j is kept to the letter', (text) => {
  const record: LogRecord = { asked: 'movement', answer: text };
  expect(readBack(lineOf(record, behind(5)), behind(5))?.record).toEqual(record);
});

describe('a line that is not whole is no line', () => {
  test('with any one byte changed to any other', () => {
    const line = lineOf(RECORD, behind(77));
    const changed = fc.tuple(fc.nat(line.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(changed, ([place, flip]) => {
        const other = line.slice();
        other[place] = (other[place] ?? 0) ^ flip;
        return readBack(other, behind(77)) === undefined;
      }),
    );
  });

  test('cut off anywhere', () => {
    const line = lineOf(RECORD, behind(77));
    for (let length = 0; length < line.length; length++)
      expect(readBack(line.subarray(0, length), behind(77))).toBeUndefined();
  });

  test.each(['', '{}', 'x', `${'x'.repeat(30)}`, '\uFEFF'])('nor is %j', (text) => {
    expect(readBack(encode(text), NOTHING_WRITTEN)).toBeUndefined();
  });
});
