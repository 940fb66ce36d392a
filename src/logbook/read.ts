import { type Chain, readLine, sumBefore, wholeLines } from './line.ts';
import { FORMAT, isDawn, isOpening, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { inForce } from './standing.ts';

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
  const ends = wholeLines(bytes);
  const { records, state } = recordsIn(textsOf(bytes, ends));
  const length = ends[records.length - 1] ?? 0;
  const rest = bytes.subarray(length);
  const found = foundIn(decoder.decode(rest.subarray(0, 200)));
  if (records.length === 0) refuseOpening(decoder.decode(rest.subarray(0, 400)), file);
  if (!state) return refuse({ why: 'damaged', file, line: 2, found, days: 0 });
  return { records, chain: { sum: sumBefore(length, bytes), state }, length, tail: tailOf(rest), found };
}

const decoder = new TextDecoder();

function textsOf(bytes: Uint8Array, ends: readonly number[]): readonly string[] {
  const end = ends.at(-1) ?? 0;
  return end === 0 ? [] : decoder.decode(bytes.subarray(0, end - 1)).split('\n');
}

/** The records up to the first that cannot stand where it stands, and the state at the last dawn among them. */
function recordsIn(texts: readonly string[]) {
  const records: LogRecord<object>[] = [];
  let state: object | undefined;
  for (const text of texts) {
    const record = readLine(text, state);
    if (!record || !follows(record, records)) break;
    records.push(record);
    if (isDawn(record)) state = record.state;
  }
  return { records, state };
}

/** A log-book opens with one opening line and the first dawn. */
function follows(record: LogRecord<object>, before: readonly LogRecord<object>[]): boolean {
  if (before.length === 0) return isOpening(record) && record.wof === FORMAT;
  return before.length === 1 ? isDawn(record) : !isOpening(record);
}

/** What was read, if nothing before its end is damaged; damage is refused, and told. */
export function undamaged(file: string, log: ReadLog): ReadLog {
  if (log.tail !== 'damaged') return log;
  const { records, found } = log;
  const days = inForce(records).filter(({ record }) => isDawn(record)).length;
  return refuse({ why: 'damaged', file, line: records.length + 1, found, days });
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
