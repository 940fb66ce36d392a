import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, nodeDisk } from '../../logbook/store.ts';
import { FORMATS, recordFiles } from '../../records/tables/exports.ts';
import { openChronicle } from '../seat/open-chronicle.ts';
import { Fault } from '../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../shell/page.ts';

export interface ExportOptions extends GlobalOptions {
  readonly to?: string;
  readonly csv?: boolean;
  readonly markdown?: boolean;
  readonly force?: boolean;
}

/** `wof export NAME`: writes the squadron record as files. What is there already is not touched, but with --force. */
export async function exportRecord(name: string, options: ExportOptions): Promise<void> {
  const lived = await openChronicle(name, options);
  const folder = options.to ?? '.';
  const asked = FORMATS.filter((format) => options[format]);
  const files = recordFiles(lived, asked.length > 0 ? asked : FORMATS);
  const written = files.map((file) => join(folder, file.name));
  const taken = options.force ? [] : written.filter((path) => existsSync(path));
  if (taken.length > 0)
    throw new Fault(
      `${taken.join(', ')}: there already, and not touched. --force writes over, --to FOLDER writes elsewhere.`,
    );
  for (const [i, { text }] of files.entries()) write(written[i] ?? '', text, folder);
  if (options.json) return printJson({ exported: lived.name, files: written });
  print(['Written:', ...written.map((path) => `  ${path}`)].join('\n'), thePaper(options));
}

function write(path: string, text: string, folder: string): void {
  try {
    makeFolder(nodeDisk, folder);
    writeFileSync(path, text);
  } catch (error) {
    throw new Fault(`${path} cannot be written (${(error as { code?: string }).code}).`);
  }
}
