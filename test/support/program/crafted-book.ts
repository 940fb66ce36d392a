import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_WRITTEN, writeLine } from '../../../src/logbook/file/line.ts';
import { readLog } from '../../../src/logbook/file/read.ts';
import type { LogRecord } from '../../../src/logbook/record.ts';

/** Records as a log-book's text with correct checksums: what a knowledgeable stranger can write. */
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

/** Adds a log-book made from the changed records of an honest one. */
export function layCrafted(
  saves: string,
  from: string,
  name: string,
  craft: (records: readonly LogRecord<object>[]) => readonly object[],
): void {
  const records = recordsIn(new Uint8Array(readFileSync(join(saves, `${from}.wof.jsonl`))));
  writeFileSync(join(saves, `${name}.wof.jsonl`), bookOf(craft(records)));
}
