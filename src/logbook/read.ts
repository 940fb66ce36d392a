import { carriedOver, isRead } from './carry-over.ts';
import { type Chain, isProved, readAllBack, readProved, recordOf, saidInWhole, sumBorneBy } from './line.ts';
import { FORMAT, isBack, isDawn, isOpening, type LogRecord } from './record.ts';
import { isBefore, recordFit } from './record-fits.ts';
import { refuse } from './refusal.ts';
import { inForce } from './standing.ts';

/** What a log-book's bytes hold: its whole lines, and what follows the last of them. */
export interface ReadLog {
  /** As our own format has them, whatever format they are written in. */
  readonly records: readonly LogRecord<object>[];
  /** The format that the log-book is written in. */
  readonly format: number;
  /** What the next line hangs on. */
  readonly chain: Chain;
  /** The length of the whole lines, in bytes. */
  readonly length: number;
  readonly tail: 'none' | 'torn' | 'damaged';
  /** What stands in the first line that is not whole, shortened. */
  readonly found: string;
  /** The place in that line that cannot be what it is, where the line is whole but no record of ours. */
  readonly misfit?: string | undefined;
}

const NEWLINE = 10;

/** Reads the lines up to the first that is not whole. The quick proof finds nearly every log-book sound. */
export function readLog(bytes: Uint8Array, file: string): ReadLog {
  const text = decoder.decode(bytes);
  return readSound(text, bytes.length) ?? readByLine(text, bytes, file);
}

/** A text that the quick proof finds sound; nothing where it does not, or a record cannot stand where it stands. */
function readSound(text: string, length: number): ReadLog | undefined {
  const written = isProved(text) ? readProved(text) : undefined;
  if (!written) return undefined;
  const { records, state, format } = recordsIn(written);
  const sum = sumBorneBy(text.slice(0, -1));
  const isWhole = state !== undefined && records.length === written.length;
  return isWhole ? { records, format, chain: { sum, state }, length, tail: 'none', found: '' } : undefined;
}

function readByLine(text: string, bytes: Uint8Array, file: string): ReadLog {
  const lines = text.split('\n');
  const { records, state, format, misfit } = recordsIn(readAllBack(saidInWhole(lines.slice(0, -1))));
  const length = lengthOf(lines.slice(0, records.length));
  const rest = bytes.subarray(length);
  const found = shortened(decoder.decode(rest.subarray(0, 200)));
  if (records.length === 0) refuseOpening(decoder.decode(rest.subarray(0, 400)), file, misfit);
  if (!state) return refuse({ why: 'damaged', file, line: 2, found, days: 0, ...(misfit && { misfit }) });
  const sum = sumBorneBy(lines[records.length - 1] as string);
  return { records, format, chain: { sum, state }, length, tail: tailOf(rest), found, misfit };
}

const encoder = new TextEncoder();
/** Every byte counts, even those that only say in which order bytes stand. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** So many bytes are the lines, their line ends with them. */
const lengthOf = (lines: readonly string[]): number => encoder.encode([...lines, ''].join('\n')).length;

/**
 * The records up to the first that cannot stand where it stands, or be what it is, and the state at the last dawn among
 * them.
 */
function recordsIn(lines: readonly unknown[]) {
  const records: LogRecord<object>[] = [];
  let state: object | undefined;
  let format = FORMAT;
  let misfit: string | undefined;
  for (const written of lines) {
    const read = recordOf(written, state);
    if (!read || !follows(read, records)) break;
    if (isOpening(read)) format = read.wof;
    const record = carriedOver(read, format);
    misfit = recordFit(written, record);
    if (misfit !== undefined) break;
    records.push(record);
    if (isDawn(record)) state = record.state;
  }
  return { records, state, format, misfit };
}

/** A log-book opens with one opening line and the first dawn, and goes back behind neither. */
function follows(record: LogRecord<object>, before: readonly LogRecord<object>[]): boolean {
  if (before.length === 0) return isOpening(record) && isRead(record.wof);
  if (before.length === 1) return isDawn(record);
  return !isOpening(record) && (!isBack(record) || isBefore(record.back, before.length + 1));
}

/** What was read, if nothing before its end is damaged; damage is refused, and told. */
export function undamaged(file: string, log: ReadLog): ReadLog {
  if (log.tail !== 'damaged') return log;
  const { records, found, misfit } = log;
  const days = inForce(records).filter(({ record }) => isDawn(record)).length;
  return refuse({ why: 'damaged', file, line: records.length + 1, found, days, ...(misfit && { misfit }) });
}

/** An append that was cut off leaves the beginning of one line, or zeros; anything else is damage to what was whole. */
function tailOf(rest: Uint8Array): ReadLog['tail'] {
  const zeros = rest.every((byte) => byte === 0);
  return zeros || !rest.includes(NEWLINE) ? 'torn' : 'damaged';
}

function refuseOpening(text: string, file: string, misfit: string | undefined): never {
  const format = /^\{"wof":(\d+),/.exec(text)?.[1];
  if (format === undefined) refuse({ why: 'not-a-log-book', file });
  if (!isRead(Number(format))) refuse({ why: 'other-format', file, format: Number(format), ours: FORMAT });
  return refuse({ why: 'damaged', file, line: 1, found: shortened(text), days: 0, ...(misfit && { misfit }) });
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  const shown = line.replace(/[\p{C}\uFFFD]/gu, '.');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
