import { join } from 'node:path';
import { bare } from '../../cards/bare.ts';
import { type Outline, outlineOf } from '../outline.ts';
import { Refusal, refuse } from '../refusal.ts';
import { campaignName, fileOf, nameOf } from './name.ts';
import { type Disk, onDisk } from './store.ts';

/** The folder of the campaigns, each in its log-book. */
export interface Shelf {
  readonly disk: Disk;
  readonly folder: string;
}

/** The entry of a campaign in the list. */
export type Shelved = ({ readonly name: string } & Outline) | { readonly name: string; readonly refused: Refusal };

/** The file of a campaign on the shelf. */
export function pathOf(shelf: Shelf, typed: string): string {
  const name = campaignName(typed);
  const files = filesOn(shelf);
  const file = files.find((each) => each.name === name);
  return file?.path ?? refuse({ why: 'no-campaign', name, known: files.map((each) => each.name) });
}

/** The file for a new campaign. Names that differ only in capitals are equal, because some disks treat them so. */
export function newPath(shelf: Shelf, typed: string): string {
  const name = campaignName(typed);
  const taken = namesOn(shelf).find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) refuse({ why: 'name-taken', name: taken });
  return join(shelf.folder, fileOf(name));
}

export const namesOn = (shelf: Shelf): string[] => filesOn(shelf).map(({ name }) => name);

/**
 * The log-books in the folder, by name. A file keeps its own spelling: some disks decompose accented letters, and a
 * foreign name may have invisible characters.
 */
function filesOn({ disk, folder }: Shelf): { name: string; path: string }[] {
  if (!disk.exists(folder)) return [];
  const files = onDisk(folder, () => disk.list(folder));
  return files
    .flatMap((file) => {
      const name = nameOf(file.normalize('NFC'));
      return name === undefined ? [] : [{ name: bare(name), path: join(folder, file) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An unforeseen error in one book is told for that book, and does not hide the others. */
const refusalOf = (error: unknown, file: string): Refusal =>
  error instanceof Refusal ? error : new Refusal({ why: 'fault', file, because: String(error) });

/** Every campaign on the shelf. One that cannot be read does not keep the others from being listed. */
export function list(shelf: Shelf): Shelved[] {
  return filesOn(shelf).map(({ name, path }) => {
    try {
      return {
        name,
        ...outlineOf(
          onDisk(path, () => shelf.disk.read(path)),
          path,
        ),
      };
    } catch (error) {
      return { name, refused: refusalOf(error, path) };
    }
  });
}
