import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { z } from 'zod';
import type { BattleCard } from '../cards/battle.ts';
import type { CloudsScenario } from '../fights/clouds-of-glory/scenario.ts';
import { cloudsScenarioFaults } from '../fights/clouds-of-glory/scenario-faults.ts';
import type { CardScenario } from '../fights/manoeuvre-cards/card-scenario.ts';
import { CARD_SYSTEMS } from '../fights/manoeuvre-cards/card-systems.ts';
import { cardFightFaults, scenarioMisfits } from '../fights/manoeuvre-cards/misfits.ts';
import { withScenario } from '../fights/manoeuvre-cards/with-scenario.ts';
import type { SystemName } from '../fights/systems.ts';
import type { SideScenario } from '../fights/winged-victory/side-scenario.ts';
import { dashboardMarks, withSideCard } from '../fights/winged-victory/with-scenario.ts';
import { danglingReferences, type Mark } from '../marks.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';
import { battleFaults, type Known } from './battle-faults.ts';
import { CARDS, FIGHTS, FOLDERS } from './contents.ts';
import { type Fault, FaultyCards } from './fault.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type ReadCard, readCard, unreadCard } from './read-card.ts';
import { readCardFile } from './read-file.ts';

/** One file to read: where it stands, which schema it must fit, and where in the rulebook it belongs. */
interface Entry {
  readonly name: string;
  /** The way to fight that it belongs to, if it is not the campaign's. */
  readonly system?: string;
  readonly id?: string;
  readonly path: string;
  readonly shown: string;
  readonly schema: z.ZodType;
  readonly thing?: string;
}

/**
 * Reads every card below the data folder, the overlay's in place of ours where it has one of the same name.
 * Throws `FaultyCards` with all that is wrong in all of them.
 */
export function loadRulebook(dataFolder: string, overlayFolder?: string): Rulebook {
  const overlay = overlayFolder === undefined ? [] : overlayFiles(overlayFolder);
  const entries = [...singleCards(dataFolder), ...foldersOfCards(dataFolder), ...cardsOfFights(dataFolder)];
  const laidOver = entries.map((entry) => layOver(entry, overlay));
  const added = overlay.flatMap((file) => addition(file, entries));
  const all = [...laidOver, ...added];
  const read = all.map((entry) => withId(entry, cardIn(entry.path, entry.shown, entry.schema)));
  const strange = overlay.filter((file) => !all.some((entry) => entry.path === file.path));
  const cards = assemble(all, read);
  const faults = [
    ...strange.map(stranger),
    ...read.flatMap((card) => card.faults),
    ...danglingReferences(read),
    ...misfits(all, read, cards as unknown as Known),
    ...cardFightFaults(all, read, cards.fights['manoeuvre-cards'] ?? {}),
  ];
  if (faults.length > 0) throw new FaultyCards(faults);
  return { ...cards, fingerprint: fingerprintOf(cards) } as Rulebook;
}

function cardIn(path: string, shown: string, schema: z.ZodType): ReadCard {
  const read = readCardFile(path);
  return 'text' in read ? readCard(shown, read.text, schema) : unreadCard({ file: shown, ...read.fault });
}

/** The same cards with one battle beside them, which a player has written in a file of its own. */
export function withBattle(book: Rulebook, file: string): Rulebook {
  if (!existsSync(file)) throw new FaultyCards([noSuchBattle(file)]);
  const read = cardIn(file, file, FOLDERS.battles.schema);
  const faults = [
    ...read.faults,
    ...danglingReferences([read, { marks: thingsOf(book), place: read.place }]),
    ...battleMisfits(read, book),
  ];
  if (faults.length > 0) throw new FaultyCards(faults);
  return { ...book, battles: { ...book.battles, [battleIdOf(file)]: read.card as BattleCard } };
}

export function withCardScenario(book: Rulebook, file: string): Rulebook {
  if (!existsSync(file)) throw new FaultyCards([noSuchBattle(file)]);
  const read = cardIn(file, file, FIGHTS['manoeuvre-cards'].folders.scenarios.schema);
  const faults = [...read.faults, ...scenarioMisfits(read, book.fights['manoeuvre-cards'])];
  if (faults.length > 0) throw new FaultyCards(faults);
  return withScenario(battleIdOf(file), read.card as CardScenario, book);
}

/** The same for a scenario seen from the side. */
function withSideScenario(book: Rulebook, file: string): Rulebook {
  const read = cardIn(file, file, FIGHTS['winged-victory'].folders.scenarios.schema);
  const faults = [...read.faults, ...danglingReferences([read, { marks: dashboardMarks(book), place: read.place }])];
  if (faults.length > 0) throw new FaultyCards(faults);
  return withSideCard(battleIdOf(file), read.card as SideScenario, book);
}

/** The same for a scenario In Clouds of Glory. */
function withCloudsScenario(book: Rulebook, file: string): Rulebook {
  const { folders } = FIGHTS['clouds-of-glory'];
  const read = cardIn(file, file, folders.scenarios.schema);
  const card = read.card as CloudsScenario | undefined;
  const cards = book.fights['clouds-of-glory'];
  const faults = [...read.faults, ...(card ? cloudsScenarioFaults(card, cards.panels.panels).map(read.place) : [])];
  if (faults.length > 0 || !card) throw new FaultyCards(faults);
  const scenarios = { ...cards.scenarios, [battleIdOf(file)]: card };
  return { ...book, fights: { ...book.fights, 'clouds-of-glory': { ...cards, scenarios } } };
}

/** A battle of a player's own, of the system that its file says; one that says none is the campaign's own. */
export function battleFrom(book: Rulebook, file: string): { id: string; system: SystemName; book: Rulebook } {
  const read = readCardFile(file);
  const text = 'text' in read ? read.text : '';
  const system = CARD_SYSTEMS.find((each) => new RegExp(`^system: *${each}`, 'm').test(text));
  const id = battleIdOf(file);
  if (system) return { id, system, book: withCardScenario(book, file) };
  const side = /^(system: *winged-victory|mats:)/m.test(text);
  if (side) return { id, system: 'winged-victory', book: withSideScenario(book, file) };
  if (/^system: *clouds-of-glory/m.test(text))
    return { id, system: 'clouds-of-glory', book: withCloudsScenario(book, file) };
  return { id, system: 'wings-over-france', book: withBattle(book, file) };
}

/** What a battle of a player's own is called: as its file is. */
export const battleIdOf = (file: string): string => basename(file, extname(file));

/** What a battle may refer to. */
function thingsOf({ aircraft, fortyOne, missionMap }: Rulebook): Mark[] {
  const things = {
    aircraft: Object.keys(aircraft),
    'German counter': fortyOne.counters.map(({ number }) => String(number)),
    hex: Object.keys(missionMap.hexes),
  };
  return Object.entries(things).flatMap(([thing, ids]) =>
    ids.map((id): Mark => ({ act: 'defines', thing, id, path: [] })),
  );
}

/** What does not go together in the battles that could be read. */
const misfits = (entries: readonly Entry[], read: readonly ReadCard[], known: Known): Fault[] =>
  read.filter((_, i) => entries[i]?.name === 'battles').flatMap((card) => battleMisfits(card, known));

const battleMisfits = ({ card, place }: ReadCard, known: Known): Fault[] =>
  card === undefined ? [] : battleFaults(card as BattleCard, known).map(place);

function singleCards(dataFolder: string): Entry[] {
  return Object.entries(CARDS).map(([name, { file, schema }]) => ({
    name,
    path: join(dataFolder, file),
    shown: file,
    schema,
  }));
}

function foldersOfCards(dataFolder: string): Entry[] {
  return Object.entries<FolderOfCards>(FOLDERS).flatMap(([name, { folder, thing, schema }]) =>
    yamlFiles(join(dataFolder, folder)).map((file) => ({
      name,
      id: basename(file, '.yaml'),
      path: join(dataFolder, folder, file),
      shown: `${folder}/${file}`,
      schema,
      thing,
    })),
  );
}

/** The cards of the other ways to fight. */
function cardsOfFights(dataFolder: string): Entry[] {
  return Object.entries<CardsOfFight>(FIGHTS).flatMap(([system, { cards, folders }]) => [
    ...Object.entries(cards).map(([name, { file, schema }]) => ({
      name,
      system,
      path: join(dataFolder, file),
      shown: file,
      schema,
    })),
    ...Object.entries(folders).flatMap(([name, { folder, thing, schema }]) =>
      yamlFiles(join(dataFolder, folder)).map((file) => ({
        name,
        system,
        id: basename(file, '.yaml'),
        path: join(dataFolder, folder, file),
        shown: `${folder}/${file}`,
        schema,
        thing,
      })),
    ),
  ]);
}

interface CardsOfFight {
  readonly cards: Readonly<Record<string, { readonly file: string; readonly schema: z.ZodType }>>;
  readonly folders: Readonly<Record<string, FolderOfCards>>;
}

interface FolderOfCards {
  readonly folder: string;
  readonly thing: string;
  readonly schema: z.ZodType;
}

/** A card in a folder of cards is known to the others by its file's name. */
function withId({ id, thing }: Entry, card: ReadCard): ReadCard {
  return id && thing ? { ...card, marks: [...card.marks, { act: 'defines', thing, id, path: [] }] } : card;
}

interface OverlayFile {
  readonly path: string;
  readonly inFolder: string;
}

const yamlFiles = (folder: string) => filesIn(folder).filter((name) => name.endsWith('.yaml'));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** A player's own cards: YAML files named as ours, in folders named as ours or in none. One named .yml is a stranger. */
function overlayFiles(folder: string): OverlayFile[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new FaultyCards([noSuchFolder(folder)]);
  const cards = filesIn(folder).filter((name) => /\.ya?ml$/i.test(name));
  return cards.map((inFolder) => ({ inFolder, path: join(folder, inFolder) }));
}

function layOver(entry: Entry, overlay: readonly OverlayFile[]): Entry {
  const over = overlay.find(({ inFolder }) => isLaidOver(inFolder, entry));
  return over ? { ...entry, path: over.path, shown: over.path } : entry;
}

/** A card of the campaign's may lie in no folder; one of another way to fight lies in its own. */
const isLaidOver = (inFolder: string, { shown, system }: Entry): boolean =>
  inFolder === shown || (system === undefined && inFolder === basename(shown));

/** A file of the overlay that stands in a folder of cards under a name of its own adds a thing: an eleventh mission. */
function addition({ path, inFolder }: OverlayFile, entries: readonly Entry[]): Entry[] {
  if (entries.some((entry) => isLaidOver(inFolder, entry))) return [];
  return allFolders()
    .filter(({ folder }) => inFolder === `${folder}/${basename(inFolder)}`)
    .map(({ folder: _, ...entry }) => ({ ...entry, id: basename(inFolder, '.yaml'), path, shown: path }));
}

/** The folders of the campaign and of every other way to fight. */
const allFolders = (): (FolderOfCards & { readonly name: string; readonly system?: string })[] => [
  ...Object.entries<FolderOfCards>(FOLDERS).map(([name, folder]) => ({ name, ...folder })),
  ...Object.entries<CardsOfFight>(FIGHTS).flatMap(([system, { folders }]) =>
    Object.entries(folders).map(([name, folder]) => ({ name, system, ...folder })),
  ),
];

function assemble(entries: readonly Entry[], read: readonly ReadCard[]): Assembled {
  const cards: Record<string, unknown> = {};
  for (const name of Object.keys(FOLDERS)) cards[name] = {};
  const inOrder = entries.map((entry, i) => ({ ...entry, card: read[i]?.card })).sort(byId);
  const fights: Record<string, Record<string, unknown>> = {};
  for (const system of Object.keys(FIGHTS)) fights[system] = {};
  for (const { name, system, id, card } of inOrder) {
    const place = system === undefined ? cards : (fights[system] ?? {});
    if (id === undefined) place[name] = card;
    else place[name] = { ...(place[name] as object), [id]: card };
  }
  return { ...cards, fights };
}

interface Assembled {
  readonly [name: string]: unknown;
  readonly fights: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Things stand in the order of their ids, whichever folder each comes from. */
const byId = ({ id: a = '' }: Entry, { id: b = '' }: Entry) => (a < b ? -1 : Number(a > b));

const noSuchFolder = (folder: string): Fault => ({
  file: folder,
  line: 1,
  column: 1,
  found: 'there is no such folder',
  allowed: '--cards names a folder of YAML files',
  mend: 'Check the name',
});

const noSuchBattle = (file: string): Fault => ({
  file,
  line: 1,
  column: 1,
  found: 'there is no such file',
  allowed: 'a battle of your own is a YAML file',
  mend: 'Check the name',
});

/** A file that lies over nothing: most often a card's name mistyped. */
function stranger({ path, inFolder }: OverlayFile): Fault {
  const known = Object.values(CARDS).map(({ file }) => basename(file, '.yaml'));
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
