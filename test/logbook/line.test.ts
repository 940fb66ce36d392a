import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine, writeLine } from '../../src/logbook/line.ts';
import type { LogRecord } from '../../src/logbook/record.ts';

const RECORD: LogRecord = { asked: 'movement', answer: 'stay' };
const encode = (text: string) => new TextEncoder().encode(text);
const lineOf = (record: LogRecord, before: number) => encode(writeLine(record, before).text.slice(0, -1));

test('a line is JSON that ends in its checksum, and a line end', () => {
  expect(writeLine(RECORD, 0).text).toMatch(/^\{"asked":"movement","answer":"stay","sum":"[0-9a-f]{8}"\}\n$/);
});

test('what was written is read back, after the line that stood before it', () => {
  const { sum } = writeLine(RECORD, 77);
  expect(readLine(lineOf(RECORD, 77), 77)).toEqual({ record: RECORD, sum });
});

test('a line does not follow any other: doubled, swapped or left out, the chain breaks', () => {
  expect(readLine(lineOf(RECORD, 77), 78)).toBeUndefined();
  const { sum } = writeLine(RECORD, 77);
  expect(readLine(lineOf(RECORD, 77), sum)).toBeUndefined();
});

test.each(['Ypres', 'Zoë', '\u2028', '"\\', '\uFFFD', '\uD83D\uDEE9'])('the text %j is kept to the letter', (text) => {
  const record: LogRecord = { asked: 'movement', answer: text };
  expect(readLine(lineOf(record, 5), 5)?.record).toEqual(record);
});

describe('a line that is not whole is no line', () => {
  test('with any one byte changed to any other', () => {
    const line = lineOf(RECORD, 77);
    const changed = fc.tuple(fc.nat(line.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(changed, ([place, flip]) => {
        const other = line.slice();
        other[place] = (other[place] ?? 0) ^ flip;
        return readLine(other, 77) === undefined;
      }),
    );
  });

  test('cut off anywhere', () => {
    const line = lineOf(RECORD, 77);
    for (let length = 0; length < line.length; length++) expect(readLine(line.subarray(0, length), 77)).toBeUndefined();
  });

  test.each(['', '{}', 'x', `${'x'.repeat(30)}`, '\uFEFF'])('nor is %j', (text) => {
    expect(readLine(encode(text), 0)).toBeUndefined();
  });
});
