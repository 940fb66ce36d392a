import type { Campaign } from '../campaign/campaign.ts';
import { type Changes, changed, changesBetween } from './changes.ts';
import { crc32 } from './crc32.ts';
import { type AnswerLine, isAnswer, isDawn, type LogRecord, type Threw } from './record.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What each line hangs on: a checksum of all lines before it, and the campaign at the last dawn among them. */
export interface Chain {
  readonly sum: number;
  readonly campaign?: Campaign;
}

/** What the first line hangs on. */
export const NOTHING_WRITTEN: Chain = { sum: 0 };

/** A line of the log-book, and what the next one hangs on. */
export interface Line {
  readonly record: LogRecord;
  readonly chain: Chain;
}

/**
 * A record as its line has it: an answer as its throws, question and answer; a dawn, but for the first, as what has
 * changed since the one before. A log-book cannot be read from the middle, so whole dawns further on would save nothing.
 */
type Written = LogRecord | readonly string[] | (Threw & { readonly dawn: number; readonly changes: Changes });

/** One record as a line of JSON that ends in a checksum of itself and of every line before it. */
export function writeLine(record: LogRecord, before: Chain): { text: string; chain: Chain } {
  const body = JSON.stringify(shortened(record, before)).slice(0, -1);
  const sum = crc32(encoder.encode(body), before.sum);
  return {
    text: `${body}${isAnswer(record) ? endOfList(sum) : endOfRecord(sum)}\n`,
    chain: after(record, sum, before),
  };
}

/** Reads a line without its line end; nothing when it is not whole, or does not follow the line before it. */
export function readLine(bytes: Uint8Array, before: Chain): Line | undefined {
  const isList = bytes.at(-1) === END_OF_LIST;
  const body = bytes.subarray(0, -(isList ? endOfList(0) : endOfRecord(0)).length);
  const sum = crc32(body, before.sum);
  if (decoder.decode(bytes.subarray(body.length)) !== (isList ? endOfList(sum) : endOfRecord(sum))) return undefined;
  const written = JSON.parse(`${decoder.decode(body)}${isList ? ']' : '}'}`) as Written;
  const record = restored(written, before);
  return record && { record, chain: after(record, sum, before) };
}

function shortened(record: LogRecord, { campaign }: Chain): Written {
  if (isAnswer(record)) return [...(record.threw ? [record.threw] : []), record.asked, record.answer];
  if (!isDawn(record) || !campaign) return record;
  const { state, ...dawn } = record;
  return { ...dawn, changes: changesBetween(campaign, state) ?? {} };
}

/** Nothing for a dawn of which nobody can say from what it changed. */
function restored(written: Written, { campaign }: Chain): LogRecord | undefined {
  if (isList(written)) return answerIn(written);
  if (!('changes' in written)) return written;
  const { changes, ...dawn } = written;
  return campaign && { ...dawn, state: changed(campaign, changes) };
}

function answerIn(list: readonly string[]): AnswerLine {
  const [answer = '', asked = '', threw] = list.toReversed();
  return { ...(threw && { threw }), asked: asked as AnswerLine['asked'], answer };
}

const isList = (written: Written): written is readonly string[] => Array.isArray(written);

const after = (record: LogRecord, sum: number, before: Chain): Chain =>
  isDawn(record) ? { sum, campaign: record.state } : { ...before, sum };

const sumText = (sum: number) => sum.toString(16).padStart(8, '0');
const endOfRecord = (sum: number) => `,"sum":"${sumText(sum)}"}`;
const endOfList = (sum: number) => `,"${sumText(sum)}"]`;
const END_OF_LIST = ']'.charCodeAt(0);
