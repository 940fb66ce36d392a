import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_WRITTEN, writeLine } from '../../../src/logbook/file/line.ts';
import { readLog } from '../../../src/logbook/file/read.ts';
import type { LogRecord } from '../../../src/logbook/record.ts';

/** Records as a log-book's text, every checksum right: what somebody can write who knows how it is done. */
export function bookOf(records: readonly object[]): string {
  let chain = NOTHING_WRITTEN;
  return records
    .map((record) => {
      const line = writeLine(record as LogRecord<object>, chain);
      chain = line.chain;
      return line.text;
    })
    .join('');
}

export const recordsIn = (bytes: Uint8Array): readonly LogRecord<object>[] => readLog(bytes, 'book').records;

/** Lays a log-book beside an honest one, made of its records as somebody has changed them. */
export function layCrafted(
  saves: string,
  from: string,
  name: string,
  craft: (records: readonly LogRecord<object>[]) => readonly object[],
): void {
  const records = recordsIn(new Uint8Array(readFileSync(join(saves, `${from}.wof.jsonl`))));
  writeFileSync(join(saves, `${name}.wof.jsonl`), bookOf(craft(records)));
}
