import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { z } from 'zod';
import { CARDS, type CardFile, type CardFolder, type CardsOfGame, FOLDERS, SQUADRON } from '../cards/contents.ts';
import { nearest } from '../cards/nearest.ts';
import { type CardFault, FaultyCards } from '../cards/reading/fault.ts';
import { isYaml, readCardFile } from '../cards/reading/read-file.ts';
import { CARDS_OF_GAMES } from '../games/schemas.ts';
import { filesInPack } from './pack.ts';
import { packIn } from './pack-name.ts';

/** A file to read: its path, its schema, and its place in the rulebook. */
export interface CardEntry {
  readonly name: string;
  /** Its game, if it is not the campaign's. */
  readonly system?: string;
  readonly id?: string;
  /** The name by which an overlay replaces it. */
  readonly file: string;
  readonly path: string;
  readonly shown: string;
  readonly schema: z.ZodType;
  readonly misfits?: CardFolder['misfits'];
  readonly thing?: string;
  /** Whether the file is a player's own. */
  readonly own?: true;
  /** Its text, where it lies in a pack. */
  readonly text?: string;
}

/**
 * The files to read. A file of an overlay replaces one of the same name below it; files that replace nothing are
 * faults.
 */
export function entriesOf(data: string, overlays: readonly string[]): { entries: CardEntry[]; strange: CardFault[] } {
  const ours = { data, files: filesOf(data) };
  let entries = [...singleCards(ours), ...foldersOfCards(ours), ...cardsOfFights(ours)];
  const strange: CardFault[] = [];
  for (const folder of overlays) {
    const overlay = filesOf(folder);
    const below = entries;
    entries = [...below.map((entry) => layOver(entry, overlay)), ...overlay.flatMap((file) => addition(file, below))];
    strange.push(...overlay.filter((file) => !entries.some((entry) => entry.path === file.path)).map(stranger));
  }
  return { entries, strange };
}

/** Our own cards: their folder, and their files. */
interface Ours {
  readonly data: string;
  readonly files: readonly CardsFile[];
}

const singleCards = (ours: Ours): CardEntry[] =>
  Object.entries<CardFile>(CARDS).map(([name, card]) => entryOf(ours, name, card));

function entryOf({ data, files }: Ours, name: string, { file, ...card }: CardFile): CardEntry {
  const { path, text } = files.find(({ inFolder }) => inFolder === file) ?? { path: join(data, file) };
  return { name, file, path, shown: file, ...(text !== undefined && { text }), ...card };
}

const foldersOfCards = (ours: Ours): CardEntry[] =>
  Object.entries<CardFolder>(FOLDERS).flatMap(([name, folder]) => entriesIn(ours, name, folder));

const entriesIn = (ours: Ours, name: string, { folder, ...thing }: CardFolder): CardEntry[] =>
  ours.files
    .filter(({ inFolder }) => inFolder.startsWith(`${folder}/`) && inFolder.endsWith('.yaml'))
    .map(({ inFolder: file }) => ({ id: basename(file, '.yaml'), ...entryOf(ours, name, { file, ...thing }) }));

/** The cards of the other games. */
const cardsOfFights = (ours: Ours): CardEntry[] =>
  Object.entries<CardsOfGame>(CARDS_OF_GAMES).flatMap(([system, { cards, folders }]) =>
    [
      ...Object.entries(cards).map(([name, card]) => entryOf(ours, name, card)),
      ...Object.entries(folders).flatMap(([name, folder]) => entriesIn(ours, name, folder)),
    ].map((entry) => ({ ...entry, system })),
  );

/** A file of cards, in a folder or in a pack. */
interface CardsFile {
  readonly path: string;
  readonly inFolder: string;
  readonly text?: string;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/**
 * Our cards, or a player's own: YAML files with our names, in folders with our names or in none, in a folder or in a
 * pack. A file named .yml is reported as unknown.
 */
function filesOf(overlay: string): CardsFile[] {
  const packed = packIn(overlay);
  if (packed) return filesWithin(packed);
  if (!existsSync(overlay) || !statSync(overlay).isDirectory()) throw new FaultyCards([noSuchFolder(overlay)]);
  const cards = filesIn(overlay).filter(isYaml);
  return cards.map((inFolder) => ({ inFolder, path: join(overlay, inFolder) }));
}

function filesWithin({ pack, folder }: { readonly pack: string; readonly folder: string }): CardsFile[] {
  const before = folder === '' ? '' : `${folder}/`;
  return Object.entries(filesInPack(pack))
    .filter(([name]) => name.startsWith(before))
    .map(([name, text]) => ({ inFolder: name.slice(before.length), path: `${pack}: ${name}`, text }));
}

/** The texts of a player's own cards, by name. */
export const cardsToPack = (overlay: string): Readonly<Record<string, string>> =>
  Object.fromEntries(filesOf(overlay).map(({ inFolder, path, text }) => [inFolder, text ?? textOf(path)]));

function textOf(path: string): string {
  const read = readCardFile(path);
  if ('text' in read) return read.text;
  throw new FaultyCards([{ file: path, ...read.fault }]);
}

function layOver(entry: CardEntry, overlay: readonly CardsFile[]): CardEntry {
  const over = overlay.find(({ inFolder }) => isLaidOver(inFolder, entry));
  const { text: _, ...card } = entry;
  return over ? { ...card, ...laid(over) } : entry;
}

/** The path of a player's file, and its text if that is known. */
const laid = ({ path, text }: CardsFile) =>
  ({ path, shown: path, own: true, ...(text !== undefined && { text }) }) as const;

/** A card of the campaign may lie in no folder; a card of another game lies in its own. */
const isLaidOver = (inFolder: string, { file, system }: CardEntry): boolean =>
  inFolder === file || (system === undefined && inFolder === basename(file));

/** A file of the overlay with a new name in a folder of cards adds a thing: an eleventh mission, or a squadron. */
function addition(file: CardsFile, entries: readonly CardEntry[]): CardEntry[] {
  const { inFolder } = file;
  if (entries.some((entry) => isLaidOver(inFolder, entry))) return [];
  if (inFolder === SQUADRON.file) return [{ name: 'squadron', ...SQUADRON, ...laid(file) }];
  if (!inFolder.endsWith('.yaml')) return [];
  return foldersFor(inFolder).map(({ folder: _, ...entry }) => ({
    ...entry,
    id: basename(inFolder, '.yaml'),
    file: inFolder,
    ...laid(file),
  }));
}

/** The folders of the campaign and of every other game. */
const allFolders = (): (CardFolder & { readonly name: string; readonly system?: string })[] => [
  ...Object.entries<CardFolder>(FOLDERS).map(([name, folder]) => ({ name, ...folder })),
  ...Object.entries<CardsOfGame>(CARDS_OF_GAMES).flatMap(([system, { folders }]) =>
    Object.entries(folders).map(([name, folder]) => ({ name, system, ...folder })),
  ),
];

/** Where a card with that name adds to ours. */
const foldersFor = (inFolder: string) =>
  allFolders().filter(({ folder }) => inFolder === `${folder}/${basename(inFolder)}`);

const noSuchFolder = (folder: string): CardFault => ({
  file: folder,
  line: 1,
  column: 1,
  found: 'there is no such folder',
  allowed: '--cards names a folder of YAML files, or a file that ends in .wof-cards',
  mend: 'Check the name',
});

/** A file that replaces nothing: most often a mistyped name of a card. */
function stranger({ path, inFolder }: CardsFile): CardFault {
  if (foldersFor(inFolder).length > 0) return endsOtherwise(path, inFolder);
  if (!OURS.has(dirname(inFolder))) return liesElsewhere(path, inFolder);
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

/** The folders of cards; a copy of all of `data` also has squadrons. */
const OURS: ReadonlySet<string> = new Set([
  '.',
  ...Object.values(CARDS).map(({ file }) => dirname(file)),
  ...Object.values<CardsOfGame>(CARDS_OF_GAMES).flatMap(({ cards }) =>
    Object.values(cards).map(({ file }) => dirname(file)),
  ),
  ...allFolders().map(({ folder }) => folder),
]);

const liesElsewhere = (path: string, inFolder: string): CardFault => ({
  file: path,
  line: 1,
  column: 1,
  found: `none of our cards lies in ${dirname(inFolder)}`,
  allowed: 'a card lies in the folder itself, or where ours does in data; a squadron is a folder of its own',
  mend: `Take ${dirname(inFolder)} out of the folder`,
});

const endsOtherwise = (path: string, inFolder: string): CardFault => ({
  file: path,
  line: 1,
  column: 1,
  found: `its name ends in ${extname(inFolder)}`,
  allowed: "a card's ends in .yaml",
  mend: `Rename it ${basename(inFolder, extname(inFolder))}.yaml`,
});
