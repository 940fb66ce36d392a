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

/**
 * A record as its line has it: an answer as its throws, question (behind the policy that answered) and answer; a dawn,
 * but for the first, as what has changed since the one before. A log-book cannot be read from the middle, so whole dawns further on would save nothing.
 */
type Written = readonly string[] | WrittenRecord;
type WrittenRecord = LogRecord<object> | (Threw & { readonly dawn: number; readonly changes: Changes });

/** One record as a line of JSON that ends in a checksum of itself and of every line before it. */
export function writeLine(record: LogRecord<object>, before: Chain): { text: string; chain: Chain } {
  const body = JSON.stringify(shortened(record, before)).slice(0, -1);
  const sum = crc32(encoder.encode(body), before.sum);
  const end = isAnswer(record) ? endOfList(sum) : endOfRecord(sum);
  return { text: `${body}${end}\n`, chain: { ...before, sum, ...(isDawn(record) && { state: record.state }) } };
}

const sumText = (sum: number) => sum.toString(16).padStart(8, '0');
const endOfRecord = (sum: number) => `,"sum":"${sumText(sum)}"}`;
const endOfList = (sum: number) => `,"${sumText(sum)}"]`;

/** What stands behind the lines, with the line ends. */
const CHECKSUMS = /,"(?:sum":")?[0-9a-f]{8}"[\]}]\n/g;

/**
 * Whether a whole text of lines ends in the checksum of all that it says. The quick proof: the checksums on the way are not
 * compared.
 */
export const isProved = (text: string): boolean => text.slice(-11, -3) === sumText(crc32(text.replace(CHECKSUMS, '')));

const NEWLINE = 10;
const CLOSES_LIST = ']'.charCodeAt(0);
const END_OF_LIST = endOfList(0).length;
const END_OF_RECORD = endOfRecord(0).length;

/** Where each whole line ends, its line end with it, up to the first that is not whole. */
export function wholeLines(bytes: Uint8Array): readonly number[] {
  const ends: number[] = [];
  let from = 0;
  let sum: number | undefined = NOTHING_WRITTEN.sum;
  for (;;) {
    const newline = bytes.indexOf(NEWLINE, from);
    sum = newline < 0 ? undefined : sumOf(bytes.subarray(from, newline), sum);
    if (sum === undefined) return ends;
    from = newline + 1;
    ends.push(from);
  }
}

/** The checksum in which a line ends; nothing when the line is not whole, or does not follow the one before it. */
export function sumOf(line: Uint8Array, before: number): number | undefined {
  const isList = line[line.length - 1] === CLOSES_LIST;
  const length = line.length - (isList ? END_OF_LIST : END_OF_RECORD);
  if (length < 0) return undefined;
  const sum = crc32(line.subarray(0, length), before);
  return reads(isList ? endOfList(sum) : endOfRecord(sum), line, length) ? sum : undefined;
}

function reads(text: string, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The checksum that a whole line bears, by where the line ends. */
export const sumBefore = (end: number, bytes: Uint8Array): number =>
  Number.parseInt(decoder.decode(bytes.subarray(end - 11, end - 3)), 16);

/**
 * The record of a whole line, behind the state at the last dawn; nothing for a dawn of which nobody can say from what it
 * changed, nor for two lines of which the end of the first was cut out: their checksum is right.
 */
export function readLine(text: string, before: object | undefined): LogRecord<object> | undefined {
  const written = writtenIn(text);
  if (!written) return undefined;
  if (isList(written)) return answerIn(written);
  const { sum: _, ...record } = written;
  if (!('changes' in record)) return record;
  const { changes, ...dawn } = record;
  return before && { ...dawn, state: changed(before, changes) };
}

function writtenIn(text: string): readonly string[] | (WrittenRecord & { readonly sum: string }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** The throws, which may be wanting, the question, the answer, and the checksum. */
function answerIn(list: readonly string[]): AnswerLine {
  const at = list.length - 3;
  const question = list[at] as string;
  const space = question.indexOf(' ');
  const said = { asked: question.slice(space + 1) as AnswerLine['asked'], answer: list[at + 1] as string };
  const whole = at === 0 ? said : { threw: list[0] as string, ...said };
  return space < 0 ? whole : { ...whole, by: question.slice(0, space) };
}

const isList = (written: object): written is readonly string[] => Array.isArray(written);
