import { join } from 'node:path';
import { bare } from '../../cards/bare.ts';
import { type Outline, outlineOf } from '../outline.ts';
import { Refusal, refuse } from '../refusal.ts';
import { campaignName, fileOf, nameOf, summarized, summaryFile } from './name.ts';
import { type Disk, onDisk } from './store.ts';
import { readSummary, removeSummary, writeSummary } from './summary.ts';

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

const filesOn = (shelf: Shelf): Book[] => booksAmong(namesIn(shelf), shelf);

function namesIn({ disk, folder }: Shelf): string[] {
  return disk.exists(folder) ? onDisk(folder, () => disk.list(folder)) : [];
}

/** A log-book in the folder. */
interface Book {
  /** The name of the campaign, as it may be printed. */
  readonly name: string;
  readonly path: string;
  /** The path of its summary, and whether there is one. */
  readonly summary: string;
  readonly isSummarized: boolean;
}

/**
 * The log-books among these files, by name. A file keeps its own spelling: some disks decompose accented letters, and a
 * foreign name may have invisible characters.
 */
function booksAmong(files: readonly string[], { folder }: Shelf): Book[] {
  const all = new Set(files);
  return files
    .flatMap((file) => {
      const name = nameOf(file);
      if (name === undefined) return [];
      const summary = summaryFile(name);
      return [
        {
          name: bare(name.normalize('NFC')),
          path: join(folder, file),
          summary: join(folder, summary),
          isSummarized: all.has(summary),
        },
      ];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An unforeseen error in one book is told for that book, and does not hide the others. */
const refusalOf = (error: unknown, file: string): Refusal =>
  error instanceof Refusal ? error : new Refusal({ why: 'fault', file, because: String(error) });

/**
 * Every campaign on the shelf. One that cannot be read does not keep the others from being listed. The summaries of
 * this version of the program are read in place of log-books that have not changed since, and kept up to date.
 */
export function list(shelf: Shelf, program: string): Shelved[] {
  const files = namesIn(shelf);
  removeLeft(files, shelf);
  return booksAmong(files, shelf).map((book) => {
    const { name, path } = book;
    try {
      return { name, ...onDisk(path, () => outlined(book, shelf.disk, program)) };
    } catch (error) {
      return { name, refused: refusalOf(error, path) };
    }
  });
}

/** Removes the summaries of log-books that are there no more. */
function removeLeft(files: readonly string[], { disk, folder }: Shelf): void {
  const books = new Set(files.map(nameOf));
  for (const file of files) {
    const name = summarized(file);
    if (name !== undefined && !books.has(name)) removeSummary(disk, join(folder, file));
  }
}

function outlined({ path, summary, isSummarized }: Book, disk: Disk, program: string): Outline {
  const of = disk.lookAt(path);
  const known = isSummarized ? readSummary(disk, summary, program, of) : undefined;
  if (known) return known;
  const bytes = disk.read(path);
  const outline = outlineOf(bytes, path);
  // What another process has added since the look is summarized the next time.
  if (bytes.length === of.length) writeSummary(disk, summary, { summary: program, of, outline });
  return outline;
}
