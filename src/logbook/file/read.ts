import { promised } from '../../cards/rulebook.ts';
import { isRead } from '../carry-over.ts';
import { unknownNeeds } from '../needs.ts';
import { FORMAT, isDawn, type LogRecord } from '../record.ts';
import { refuse } from '../refusal.ts';
import { inForce } from '../standing.ts';
import { type Chain, isProved, readAllBack, readProved, saidInWhole, sumBorneBy } from './line.ts';
import { Reading } from './reading.ts';

/** What a log-book's bytes hold: its whole lines, and what follows the last of them. */
export interface ReadLog {
  /** As our own format has them, whatever format they are written in. */
  readonly records: readonly LogRecord<object>[];
  /** The format that the log-book is written in. */
  readonly format: number;
  /** What the next line hangs on. */
  readonly chain: Chain;
  /** The whole lines, as this game writes them. */
  readonly text: string;
  /** Their length, in bytes. */
  readonly length: number;
  /** Whether the file has these very bytes; not so where something else has put its own line ends or signs into it. */
  readonly isOurs: boolean;
  readonly tail: 'none' | 'torn' | 'damaged';
  /** What stands in the first line that is not whole, shortened. */
  readonly found: string;
  /** The place in that line that cannot be what it is, where the line is whole but no record of ours. */
  readonly misfit?: string | undefined;
}

/**
 * Reads the lines up to the first that is not whole. The quick proof finds nearly every log-book sound. An editor or a
 * messenger may have put in a mark of the order of bytes and its own line ends, or left out the last of them: nothing
 * is lost by that.
 */
export function readLog(bytes: Uint8Array, file: string): ReadLog {
  const plain = plainOf(bytes);
  const text = decoder.decode(plain);
  const log = readSound(text, '') ?? readUnended(text) ?? readByLine(text, plain, file);
  return { ...log, isOurs: log.isOurs && plain === bytes };
}

const NEWLINE = 10;
const RETURN = 13;
const BYTE_ORDER = [0xef, 0xbb, 0xbf];

/** The bytes without the signs that say in which order bytes stand, and without what other systems end a line in. */
function plainOf(bytes: Uint8Array): Uint8Array {
  const text = BYTE_ORDER.every((byte, at) => bytes[at] === byte) ? bytes.subarray(BYTE_ORDER.length) : bytes;
  if (!text.includes(RETURN)) return text;
  return text.filter((byte, at) => byte !== RETURN || (at + 1 < text.length && text[at + 1] !== NEWLINE));
}

/** A text that the quick proof finds sound; nothing where it does not, or a record cannot stand where it stands. */
function readSound(text: string, behind: string): ReadLog | undefined {
  const written = isProved(text) ? readProved(text) : undefined;
  if (!written) return undefined;
  const { records, state, format } = recordsIn(written);
  const sum = sumBorneBy(text.slice(0, -1));
  if (state === undefined || records.length < written.length) return undefined;
  const tail = behind === '' ? 'none' : 'torn';
  return { records, format, chain: { sum, state }, ...linesOf(text), isOurs: true, tail, found: '' };
}

/** A text whose last line has lost its end, if it is sound as far as its last record goes. */
function readUnended(text: string): ReadLog | undefined {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1;
  if (text.includes('\n', end)) return undefined;
  const log = readSound(`${text.slice(0, end)}\n`, text.slice(end));
  return log && { ...log, isOurs: false };
}

function readByLine(text: string, bytes: Uint8Array, file: string): ReadLog {
  const lines = text.split('\n');
  const { records, state, format, misfit } = recordsIn(readAllBack(saidInWhole(lines.slice(0, -1))));
  const whole = linesOf([...lines.slice(0, records.length), ''].join('\n'));
  const rest = bytes.subarray(whole.length);
  const found = shortened(decoder.decode(rest.subarray(0, 200)));
  if (records.length === 0) refuseOpening(decoder.decode(rest.subarray(0, 400)), file, misfit);
  if (!state) return refuse({ why: 'damaged', file, line: 2, found, days: 0, ...(misfit && { misfit }) });
  const sum = sumBorneBy(promised(lines[records.length - 1], 'line'));
  return { records, format, chain: { sum, state }, ...whole, isOurs: true, tail: tailOf(rest), found, misfit };
}

const encoder = new TextEncoder();
/** Every byte counts, even those that only say in which order bytes stand. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Lines, their line ends with them, and how many bytes that is. */
const linesOf = (text: string) => ({ text, length: encoder.encode(text).length });

/** The records up to the first that cannot be what it is, or not where it stands, and what was read with them. */
function recordsIn(lines: readonly unknown[]) {
  const reading = new Reading();
  const records: LogRecord<object>[] = [];
  for (const written of lines) {
    const record = reading.take(written, records.length + 1);
    if (!record) break;
    records.push(record);
  }
  const { state, format, misfit } = reading;
  return { records, state, format, misfit };
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
  if (rest.length === 0) return 'none';
  const zeros = rest.every((byte) => byte === 0);
  return zeros || !rest.includes(NEWLINE) ? 'torn' : 'damaged';
}

function refuseOpening(text: string, file: string, misfit: string | undefined): never {
  const format = /^\{"wof":(\d+),/.exec(text)?.[1];
  if (format === undefined) refuse({ why: 'not-a-log-book', file });
  if (!isRead(Number(format))) refuse({ why: 'other-format', file, format: Number(format), ours: FORMAT });
  const needs = unknownNeeds(/^\{"wof":\d+,"needs":\[([^\]]*)\]/.exec(text)?.[1]?.match(/[\w-]+/g));
  if (needs.length > 0) refuse({ why: 'needs', file, needs });
  return refuse({ why: 'damaged', file, line: 1, found: shortened(text), days: 0, ...(misfit && { misfit }) });
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  const shown = line.replace(/[\p{C}\uFFFD]/gu, '.');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
