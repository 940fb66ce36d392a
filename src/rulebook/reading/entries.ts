import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import { nearest } from '../nearest.ts';
import { CARDS, type CardFile, type CardFolder, type CardsOfFight, FIGHTS, FOLDERS, SQUADRON } from './contents.ts';
import { type Fault, FaultyCards } from './fault.ts';
import { filesInPack } from './pack.ts';
import { isPack } from './pack-name.ts';
import { isYaml, readCardFile } from './read-file.ts';

/** One file to read: where it stands, which schema it must fit, and where in the rulebook it belongs. */
export interface Entry {
  readonly name: string;
  /** The way to fight that it belongs to, if it is not the campaign's. */
  readonly system?: string;
  readonly id?: string;
  /** By which an overlay knows it. */
  readonly file: string;
  readonly path: string;
  readonly shown: string;
  readonly schema: z.ZodType;
  readonly misfits?: CardFolder['misfits'];
  readonly thing?: string;
  /** Whether the file is a player's own, and not one of ours. */
  readonly own?: true;
  /** What it says, where it lies in a pack. */
  readonly text?: string;
}

/**
 * What is to be read, an overlay's in place of what lies below it where it has one of the same name, and the faults of
 * files that lie over nothing.
 */
export function entriesOf(dataFolder: string, overlays: readonly string[]): { entries: Entry[]; strange: Fault[] } {
  let entries = [...singleCards(dataFolder), ...foldersOfCards(dataFolder), ...cardsOfFights(dataFolder)];
  const strange: Fault[] = [];
  for (const folder of overlays) {
    const overlay = overlayFiles(folder);
    const below = entries;
    entries = [...below.map((entry) => layOver(entry, overlay)), ...overlay.flatMap((file) => addition(file, below))];
    strange.push(...overlay.filter((file) => !entries.some((entry) => entry.path === file.path)).map(stranger));
  }
  return { entries, strange };
}

const singleCards = (dataFolder: string): Entry[] =>
  Object.entries<CardFile>(CARDS).map(([name, card]) => entryOf(dataFolder, name, card));

const entryOf = (dataFolder: string, name: string, { file, ...card }: CardFile): Entry => ({
  name,
  file,
  path: join(dataFolder, file),
  shown: file,
  ...card,
});

const foldersOfCards = (dataFolder: string): Entry[] =>
  Object.entries<CardFolder>(FOLDERS).flatMap(([name, folder]) => entriesIn(dataFolder, name, folder));

const entriesIn = (dataFolder: string, name: string, { folder, ...thing }: CardFolder): Entry[] =>
  yamlFiles(join(dataFolder, folder)).map((file) => ({
    id: basename(file, '.yaml'),
    ...entryOf(dataFolder, name, { file: `${folder}/${file}`, ...thing }),
  }));

/** The cards of the other ways to fight. */
const cardsOfFights = (dataFolder: string): Entry[] =>
  Object.entries<CardsOfFight>(FIGHTS).flatMap(([system, { cards, folders }]) =>
    [
      ...Object.entries(cards).map(([name, card]) => entryOf(dataFolder, name, card)),
      ...Object.entries(folders).flatMap(([name, folder]) => entriesIn(dataFolder, name, folder)),
    ].map((entry) => ({ ...entry, system })),
  );

interface OverlayFile {
  readonly path: string;
  readonly inFolder: string;
  readonly text?: string;
}

const yamlFiles = (folder: string) => filesIn(folder).filter((name) => name.endsWith('.yaml'));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/**
 * A player's own cards: YAML files named as ours, in folders named as ours or in none, or such files in a pack. One named
 * .yml is a stranger.
 */
function overlayFiles(overlay: string): OverlayFile[] {
  if (isPack(overlay))
    return Object.entries(filesInPack(overlay)).map(([inFolder, text]) => ({
      inFolder,
      path: `${overlay}: ${inFolder}`,
      text,
    }));
  if (!existsSync(overlay) || !statSync(overlay).isDirectory()) throw new FaultyCards([noSuchFolder(overlay)]);
  const cards = filesIn(overlay).filter(isYaml);
  return cards.map((inFolder) => ({ inFolder, path: join(overlay, inFolder) }));
}

/** What each of a player's own cards says, by its name among them. */
export const cardsToPack = (overlay: string): Readonly<Record<string, string>> =>
  Object.fromEntries(overlayFiles(overlay).map(({ inFolder, path, text }) => [inFolder, text ?? textOf(path)]));

function textOf(path: string): string {
  const read = readCardFile(path);
  if ('text' in read) return read.text;
  throw new FaultyCards([{ file: path, ...read.fault }]);
}

function layOver(entry: Entry, overlay: readonly OverlayFile[]): Entry {
  const over = overlay.find(({ inFolder }) => isLaidOver(inFolder, entry));
  return over ? { ...entry, ...laid(over) } : entry;
}

/** Where a file of the player's lies, and what it says if that is known. */
const laid = ({ path, text }: OverlayFile) =>
  ({ path, shown: path, own: true, ...(text !== undefined && { text }) }) as const;

/** A card of the campaign's may lie in no folder; one of another way to fight lies in its own. */
const isLaidOver = (inFolder: string, { file, system }: Entry): boolean =>
  inFolder === file || (system === undefined && inFolder === basename(file));

/**
 * A file of the overlay that stands in a folder of cards under a name of its own adds a thing: an eleventh mission.
 * That of a squadron adds the squadron.
 */
function addition(file: OverlayFile, entries: readonly Entry[]): Entry[] {
  const { inFolder } = file;
  if (entries.some((entry) => isLaidOver(inFolder, entry))) return [];
  if (inFolder === SQUADRON.file) return [{ name: 'squadron', ...SQUADRON, ...laid(file) }];
  return allFolders()
    .filter(({ folder }) => inFolder === `${folder}/${basename(inFolder)}`)
    .map(({ folder: _, ...entry }) => ({ ...entry, id: basename(inFolder, '.yaml'), file: inFolder, ...laid(file) }));
}

/** The folders of the campaign and of every other way to fight. */
const allFolders = (): (CardFolder & { readonly name: string; readonly system?: string })[] => [
  ...Object.entries<CardFolder>(FOLDERS).map(([name, folder]) => ({ name, ...folder })),
  ...Object.entries<CardsOfFight>(FIGHTS).flatMap(([system, { folders }]) =>
    Object.entries(folders).map(([name, folder]) => ({ name, system, ...folder })),
  ),
];

const noSuchFolder = (folder: string): Fault => ({
  file: folder,
  line: 1,
  column: 1,
  found: 'there is no such folder',
  allowed: '--cards names a folder of YAML files, or a file that ends in .wof-cards',
  mend: 'Check the name',
});

/** A file that lies over nothing: most often a card's name mistyped. */
function stranger({ path, inFolder }: OverlayFile): Fault {
  const known = [...Object.values(CARDS), SQUADRON].map(({ file }) => basename(file, '.yaml'));
  const meant = nearest(basename(inFolder, extname(inFolder)), known);
  return {
    file: path,
    line: 1,
    column: 1,
    found: `no card is called ${basename(inFolder)}`,
    allowed: `the cards are ${known.map((name) => `${name}.yaml`).join(', ')}`,
    mend: `${meant ? `Rename it ${meant}.yaml` : 'Give it the name of a card'}, or take it out of the folder`,
  };
}
