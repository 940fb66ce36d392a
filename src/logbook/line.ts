import { crc32 } from 'node:zlib';
import { type Changes, changed, changesBetween } from './changes.ts';
import { type AnswerLine, isAnswer, isDawn, type LogRecord, type Threw } from './record.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * What each line hangs on: a CRC-32 of all lines before it, which every damage within 32 bits in a row changes, and the
 * state at the last dawn among them.
 */
export interface Chain {
  readonly sum: number;
  readonly state?: object;
}

/** What the first line hangs on. */
export const NOTHING_WRITTEN: Chain = { sum: 0 };

/** A line of the log-book, and what the next one hangs on. */
export interface Line {
  readonly record: LogRecord<object>;
  readonly chain: Chain;
}

/**
 * A record as its line has it: an answer as its throws, question (behind the policy that answered) and answer; a dawn,
 * but for the first, as what has changed since the one before. A log-book cannot be read from the middle, so whole dawns further on would save nothing.
 */
type Written = readonly string[] | WrittenRecord;
type WrittenRecord = LogRecord<object> | (Threw & { readonly dawn: number; readonly changes: Changes });
/** The same with its checksum. */
type WrittenLine = readonly string[] | (WrittenRecord & { readonly sum: string });

/** One record as a line of JSON that ends in a checksum of itself and of every line before it. */
export function writeLine(record: LogRecord<object>, before: Chain): { text: string; chain: Chain } {
  const body = JSON.stringify(shortened(record, before)).slice(0, -1);
  const sum = crc32(encoder.encode(body), before.sum);
  return {
    text: `${body}${isAnswer(record) ? endOfList(sum) : endOfRecord(sum)}\n`,
    chain: after(record, sum, before),
  };
}

/** Reads a line without its line end; nothing when it is not whole, or does not follow the line before it. */
export function readLine(bytes: Uint8Array, before: Chain): Line | undefined {
  const text = decoder.decode(bytes);
  const endOf = text.endsWith(']') ? endOfList : endOfRecord;
  const sum = crc32(bytes.subarray(0, -endOf(0).length), before.sum);
  if (!text.endsWith(endOf(sum))) return undefined;
  const record = restored(JSON.parse(text) as WrittenLine, before);
  return record && { record, chain: after(record, sum, before) };
}

function shortened(record: LogRecord<object>, { state: before }: Chain): Written {
  if (isAnswer(record)) {
    const { threw, by, asked, answer } = record;
    return [...(threw ? [threw] : []), by === undefined ? asked : `${by} ${asked}`, answer];
  }
  if (!isDawn(record) || !before) return record;
  const { state, ...dawn } = record;
  return { ...dawn, changes: changesBetween(before, state) ?? {} };
}

/** Nothing for a dawn of which nobody can say from what it changed. */
function restored(written: WrittenLine, { state }: Chain): LogRecord<object> | undefined {
  if (isList(written)) return answerIn(written);
  const { sum: _, ...record } = written;
  if (!('changes' in record)) return record;
  const { changes, ...dawn } = record;
  return state && { ...dawn, state: changed(state, changes) };
}

/** The throws, which may be wanting, the question, the answer, and the checksum. */
function answerIn(list: readonly string[]): AnswerLine {
  const [question, answer] = list.slice(-3) as [string, string];
  const [asked = '', by] = question.split(' ').toReversed();
  const threw = list.length === 4 ? { threw: list[0] as string } : {};
  return { ...threw, asked: asked as AnswerLine['asked'], answer, ...(by !== undefined && { by }) };
}

const isList = (written: WrittenLine): written is readonly string[] => Array.isArray(written);

const after = (record: LogRecord<object>, sum: number, before: Chain): Chain =>
  isDawn(record) ? { sum, state: record.state } : { ...before, sum };

const sumText = (sum: number) => sum.toString(16).padStart(8, '0');
const endOfRecord = (sum: number) => `,"sum":"${sumText(sum)}"}`;
const endOfList = (sum: number) => `,"${sumText(sum)}"]`;
