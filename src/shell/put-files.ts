import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../cards/system-code.ts';
import { makeFolder, nodeDisk, replaceFile } from '../logbook/file/store.ts';
import { Fault } from './faults.ts';
import { diskText } from './refusals.ts';

/** A file to be written, by its name in its folder. */
interface NamedFile {
  readonly name: string;
  readonly text: string | Uint8Array;
}

/** The folder for the player's files, and whether existing ones may be overwritten. */
export interface FilePlacing {
  readonly to?: string;
  readonly force?: boolean;
}

/** Writes files into a folder, and says where they are. Existing files are kept, unless overwriting is requested. */
export function putFiles(
  files: readonly NamedFile[],
  { to: folder = '.', force = false }: FilePlacing,
): readonly string[] {
  const written = files.map((file) => join(folder, file.name));
  const taken = force ? [] : written.filter(isThere);
  if (taken.length > 0)
    throw new Fault(
      `${taken.join(', ')}: there already, and not touched. --force writes over, --to FOLDER writes elsewhere.`,
    );
  for (const [i, { text }] of files.entries()) write(written[i] ?? '', text, folder);
  return written;
}

/** A link counts as existing, whatever it leads to. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** An existing file is replaced, and a link is not followed. */
function write(path: string, text: NamedFile['text'], folder: string): void {
  try {
    makeFolder(nodeDisk, folder);
    replaceFile(nodeDisk, path, typeof text === 'string' ? new TextEncoder().encode(text) : text);
  } catch (error) {
    throw new Fault(`${path} cannot be written: ${diskText(systemCode(error))}.`);
  }
}
