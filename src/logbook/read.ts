import { type Chain, type Line, NOTHING_WRITTEN, readLine } from './line.ts';
import { FORMAT, isDawn, isOpening, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';

/** What a log-book's bytes hold: its whole lines, and what follows the last of them. */
export interface ReadLog {
  readonly records: readonly LogRecord<object>[];
  /** What the next line hangs on. */
  readonly chain: Chain;
  /** The length of the whole lines, in bytes. */
  readonly length: number;
  readonly tail: 'none' | 'torn' | 'damaged';
  /** What stands in the first line that is not whole, shortened. */
  readonly found: string;
}

const NEWLINE = 10;

/** Reads the lines up to the first that is not whole. */
export function readLog(bytes: Uint8Array, file: string): ReadLog {
  const decoder = new TextDecoder();
  const records: LogRecord<object>[] = [];
  let chain = NOTHING_WRITTEN;
  let length = 0;
  for (;;) {
    const end = bytes.indexOf(NEWLINE, length);
    const line = end < 0 ? undefined : readLine(bytes.subarray(length, end), chain);
    if (!line || !follows(line, records)) break;
    records.push(line.record);
    chain = line.chain;
    length = end + 1;
  }
  const rest = bytes.subarray(length);
  const found = foundIn(decoder.decode(rest.subarray(0, 200)));
  if (records.length === 0) refuseOpening(decoder.decode(rest.subarray(0, 400)), file);
  if (records.length === 1) refuse({ why: 'damaged', file, line: 2, found, days: 0 });
  return { records, chain, length, tail: tailOf(rest), found };
}

/** A log-book opens with one opening line and the first dawn. */
function follows({ record }: Line, before: readonly LogRecord<object>[]): boolean {
  if (before.length === 0) return isOpening(record) && record.wof === FORMAT;
  return before.length === 1 ? isDawn(record) : !isOpening(record);
}

/** An append that was cut off leaves the beginning of one line, or zeros; anything else is damage to what was whole. */
function tailOf(rest: Uint8Array): ReadLog['tail'] {
  if (rest.length === 0) return 'none';
  const zeros = rest.every((byte) => byte === 0);
  return zeros || !rest.includes(NEWLINE) ? 'torn' : 'damaged';
}

function refuseOpening(text: string, file: string): never {
  const format = /^\{"wof":(\d+),/.exec(text)?.[1];
  if (format === undefined) refuse({ why: 'not-a-log-book', file });
  if (Number(format) !== FORMAT) refuse({ why: 'other-format', file, format: Number(format), ours: FORMAT });
  return refuse({ why: 'damaged', file, line: 1, found: foundIn(text), days: 0 });
}

function foundIn(text: string): string {
  const [line = ''] = text.split('\n');
  const shown = line.replace(/[\p{C}\uFFFD]/gu, '.');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
