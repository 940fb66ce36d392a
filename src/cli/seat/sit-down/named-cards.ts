import { join, resolve } from 'node:path';
import type { Shelf } from '../../../logbook/file/shelf.ts';
import { onDisk, replaceFile } from '../../../logbook/file/store.ts';
import { Refusal } from '../../../logbook/refusal.ts';

/** Beside the log-books: the folders of cards that the player has named himself, each with the shelf he did it at. */
const fileOn = ({ folder }: Shelf): string => join(folder, 'cards-named.txt');

/** The shelf stands with it, so that a list which came with somebody else's log-books names nothing here. */
const lineFor = (cards: string, { folder }: Shelf): string => `${resolve(folder)}\t${resolve(cards)}`;

/** Remembers a folder of cards. Where nothing can be written it will have to be named again. */
export function nameCards(cards: string, shelf: Shelf): void {
  const line = lineFor(cards, shelf);
  const lines = namedOn(shelf);
  if (lines.includes(line) || !shelf.disk.exists(shelf.folder)) return;
  const text = [...lines, line, ''].join('\n');
  unlessRefused(() => replaceFile(shelf.disk, fileOn(shelf), new TextEncoder().encode(text)), fileOn(shelf));
}

export const isNamed = (cards: string, shelf: Shelf): boolean => namedOn(shelf).includes(lineFor(cards, shelf));

function namedOn(shelf: Shelf): readonly string[] {
  const bytes = unlessRefused(() => shelf.disk.read(fileOn(shelf)), fileOn(shelf));
  return new TextDecoder().decode(bytes).split('\n').filter(Boolean);
}

function unlessRefused<T>(act: () => T, file: string): T | undefined {
  try {
    return onDisk(file, act);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
