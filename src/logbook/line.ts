import { type Changes, changed, changesBetween } from './changes.ts';
import { checksum } from './checksum.ts';
import { type AnswerLine, isAnswer, isDawn, type LogRecord, type Threw } from './record.ts';

const encoder = new TextEncoder();

/** What each line hangs on: the checksum of all lines before it, and the state at the last dawn among them. */
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
  const bytes = encoder.encode(body);
  const sum = checksum(bytes, 0, bytes.length, before.sum);
  const [open, close] = isAnswer(record) ? LIST : RECORD;
  const text = `${body}${open}${sum.toString(16).padStart(8, '0')}${close}\n`;
  return { text, chain: { ...before, sum, ...(isDawn(record) && { state: record.state }) } };
}

/** What stands before and behind the checksum of an answer, and of any other record. */
const LIST = [',"', '"]'] as const;
const RECORD = [',"sum":"', '"}'] as const;

/** The length of both, and of the checksum between them. */
const END_OF_LIST = 12;
const END_OF_RECORD = 18;

const BRACKET = ']'.charCodeAt(0);

/** The checksum in which a line ends; nothing when the line is not whole, or does not follow the one before it. */
export function sumOf(bytes: Uint8Array, from: number, to: number, before: number): number | undefined {
  const isList = bytes[to - 1] === BRACKET;
  const end = to - (isList ? END_OF_LIST : END_OF_RECORD);
  if (end < from) return undefined;
  const sum = checksum(bytes, from, end, before);
  const [open, close] = isList ? LIST : RECORD;
  const digits = end + open.length;
  return reads(open, bytes, end) && showsSum(sum, bytes, digits) && reads(close, bytes, digits + 8) ? sum : undefined;
}

function reads(text: string, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

const DIGITS = encoder.encode('0123456789abcdef');

function showsSum(sum: number, bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < 8; i++) if (bytes[at + i] !== DIGITS[(sum >>> (28 - 4 * i)) & 15]) return false;
  return true;
}

/** The record of a whole line, behind the state at the last dawn; nothing for a dawn of which nobody can say from what it changed. */
export function readLine(text: string, before: object | undefined): LogRecord<object> | undefined {
  const written = JSON.parse(text) as readonly string[] | (WrittenRecord & { readonly sum: string });
  if (isList(written)) return answerIn(written);
  const { sum: _, ...record } = written;
  if (!('changes' in record)) return record;
  const { changes, ...dawn } = record;
  return before && { ...dawn, state: changed(before, changes) };
}

/** Whether a line holds an answer. */
export const holdsAnswer = (text: string): boolean => text.startsWith('[');

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
  const [threw, question, answer] = (list.length === 4 ? list : [undefined, ...list]) as [string, string, string];
  const space = question.indexOf(' ');
  const said = { asked: question.slice(space + 1) as AnswerLine['asked'], answer };
  const whole = threw === undefined ? said : { threw, ...said };
  return space < 0 ? whole : { ...whole, by: question.slice(0, space) };
}

const isList = (written: object): written is readonly string[] => Array.isArray(written);
