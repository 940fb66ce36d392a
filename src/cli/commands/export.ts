import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, nodeDisk, replaceFile } from '../../logbook/store.ts';
import type { Lived } from '../../records/lived.ts';
import { FORMATS, type RecordFile, recordFiles } from '../../records/tables/exports.ts';
import { systemCode } from '../../rulebook/system-code.ts';
import { openChronicle } from '../seat/open-chronicle.ts';
import { Fault } from '../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../shell/page.ts';

export interface ExportOptions extends GlobalOptions {
  readonly to?: string;
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly html?: boolean;
  readonly force?: boolean;
}

/** `wof export NAME`: writes the squadron record as files. What is there already is not touched, but with --force. */
export async function exportRecord(name: string, options: ExportOptions): Promise<void> {
  const lived = await openChronicle(name, options);
  const folder = options.to ?? '.';
  const asked = FORMATS.filter((format) => options[format]);
  const formats = asked.length > 0 || options.html ? asked : FORMATS;
  const files = [...recordFiles(lived, formats), ...(options.html ? [await bookFile(lived)] : [])];
  const written = files.map((file) => join(folder, file.name));
  const taken = options.force ? [] : written.filter(isThere);
  if (taken.length > 0)
    throw new Fault(
      `${taken.join(', ')}: there already, and not touched. --force writes over, --to FOLDER writes elsewhere.`,
    );
  for (const [i, { text }] of files.entries()) write(written[i] ?? '', text, folder);
  if (options.json) return printJson({ exported: lived.name, files: written });
  print(['Written:', ...written.map((path) => `  ${path}`)].join('\n'), thePaper(options));
}

/** What draws the book is loaded by whoever asks for one. */
async function bookFile(lived: Lived): Promise<RecordFile> {
  const { recordBook } = await import('../../records/book/record-book.ts');
  return { name: `${lived.name}-book.html`, text: recordBook(lived) };
}

/** A link counts, wherever it leads. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** What is written over is replaced, not followed: a link that lies there leads nowhere else. */
function write(path: string, text: string, folder: string): void {
  try {
    makeFolder(nodeDisk, folder);
    replaceFile(nodeDisk, path, new TextEncoder().encode(text));
  } catch (error) {
    throw new Fault(`${path} cannot be written (${systemCode(error)}).`);
  }
}
