import { expectDefined } from '../../cards/rulebook.ts';
import { isRead } from '../carry-over.ts';
import { unknownNeeds } from '../needs.ts';
import { FORMAT, isDawn, type LogRecord } from '../record.ts';
import { refuse } from '../refusal.ts';
import { inForce } from '../standing.ts';
import {
  type Chain,
  isProved,
  NOTHING_WRITTEN,
  readAllBack,
  readProved,
  saidInWhole,
  sumBorneBy,
  sumOf,
} from './line.ts';
import { Reading } from './reading.ts';

/** The content of a log-book's bytes: its whole lines, and what follows the last of them. */
export interface ReadLog {
  /** Converted to the present format. */
  readonly records: readonly LogRecord<object>[];
  /** The format of the file. */
  readonly format: number;
  /** What the next line depends on. */
  readonly chain: Chain;
  /** The whole lines, as this program writes them. */
  readonly text: string;
  /** Their length, in bytes. */
  readonly length: number;
  /** Whether the file has exactly these bytes; not where another program has changed line ends or added characters. */
  readonly isOurs: boolean;
  readonly tail: 'none' | 'torn' | 'damaged';
  /** The start of the first line that is not whole. */
  readonly found: string;
  /** The invalid place in that line, where the line is whole but no record of ours. */
  readonly misfit?: string | undefined;
}

/**
 * Reads the lines up to the first that is not whole. A quick test confirms nearly every log-book. An editor or a
 * messenger may have added a byte order mark and its own line ends, or removed the last line end: that loses nothing.
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

/** The bytes without a byte order mark, and with our line ends. */
function plainOf(bytes: Uint8Array): Uint8Array {
  const text = BYTE_ORDER.every((byte, at) => bytes[at] === byte) ? bytes.subarray(BYTE_ORDER.length) : bytes;
  if (!text.includes(RETURN)) return text;
  return text.filter((byte, at) => byte !== RETURN || (at + 1 < text.length && text[at + 1] !== NEWLINE));
}

/** A text that the quick test confirms; nothing where it fails, or a record is out of place. */
function readSound(text: string, behind: string): ReadLog | undefined {
  const written = isProved(text) ? readProved(text) : undefined;
  if (!written) return undefined;
  const { records, state, format } = recordsIn(written);
  const sum = sumBorneBy(text.slice(0, -1));
  if (state === undefined || records.length < written.length) return undefined;
  const tail = behind === '' ? 'none' : 'torn';
  return { records, format, chain: { sum, state }, ...linesOf(text), isOurs: true, tail, found: '' };
}

/** A text without its last line end, if it is whole up to its last record. */
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
  if (records.length === 0) refuseOpening(lines, file, misfit);
  if (!state) return refuse({ why: 'damaged', file, line: 2, found, days: 0, ...(misfit && { misfit }) });
  const sum = sumBorneBy(expectDefined(lines[records.length - 1], 'line'));
  return { records, format, chain: { sum, state }, ...whole, isOurs: true, tail: tailOf(rest), found, misfit };
}

const encoder = new TextEncoder();
/** Every byte counts, even a byte order mark. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Lines with their line ends, and their length in bytes. */
const linesOf = (text: string) => ({ text, length: encoder.encode(text).length });

/** The records up to the first that is invalid or out of place, and the state of the reader. */
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

/** The result, if nothing before its end is damaged; otherwise refused with the place. */
export function undamaged(file: string, log: ReadLog): ReadLog {
  if (log.tail !== 'damaged') return log;
  const { records, found, misfit } = log;
  const days = inForce(records).filter(({ record }) => isDawn(record)).length;
  return refuse({ why: 'damaged', file, line: records.length + 1, found, days, ...(misfit && { misfit }) });
}

/** An interrupted append leaves the beginning of one line, or zeros. Anything else is damage. */
function tailOf(rest: Uint8Array): ReadLog['tail'] {
  if (rest.length === 0) return 'none';
  const zeros = rest.every((byte) => byte === 0);
  return zeros || !rest.includes(NEWLINE) ? 'torn' : 'damaged';
}

function refuseOpening([text = '']: readonly string[], file: string, misfit: string | undefined): never {
  const format = /^\{"wof":(\d+),/.exec(text)?.[1];
  if (format === undefined) refuse({ why: 'not-a-log-book', file });
  if (!isRead(Number(format))) refuse({ why: 'other-format', file, format: Number(format), ours: FORMAT });
  const needs = unknownNeeds(/^\{"wof":\d+,"needs":\[([^\]]*)\]/.exec(text)?.[1]?.match(/[\w-]+/g));
  // A word changed by damage is no need of a newer program.
  if (needs.length > 0 && sumOf(text, NOTHING_WRITTEN.sum).isBorne) refuse({ why: 'needs', file, needs });
  return refuse({ why: 'damaged', file, line: 1, found: shortened(text), days: 0, ...(misfit && { misfit }) });
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  const shown = line.replace(/[\p{C}\uFFFD]/gu, '.');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
