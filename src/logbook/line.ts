import { crc32 } from './crc32.ts';
import type { LogRecord } from './record.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A line of the log-book, and the checksum that the next one is chained to. */
export interface Line {
  readonly record: LogRecord<unknown>;
  readonly sum: number;
}

/** One record as a line of JSON that ends in a checksum of itself and of every line before it. */
export function writeLine(record: LogRecord<unknown>, sumBefore: number): { text: string; sum: number } {
  const body = JSON.stringify(record).slice(0, -1);
  const sum = crc32(encoder.encode(body), sumBefore);
  return { text: `${body}${endOf(sum)}\n`, sum };
}

/** Reads a line without its line end; nothing when it is not whole, or does not follow the line before it. */
export function readLine(bytes: Uint8Array, sumBefore: number): Line | undefined {
  const body = bytes.subarray(0, -END_LENGTH);
  const sum = crc32(body, sumBefore);
  if (decoder.decode(bytes.subarray(body.length)) !== endOf(sum)) return undefined;
  return { record: JSON.parse(`${decoder.decode(body)}}`) as LogRecord<unknown>, sum };
}

const endOf = (sum: number) => `,"sum":"${sum.toString(16).padStart(8, '0')}"}`;
const END_LENGTH = endOf(0).length;
