import { FOLDERS } from '../cards/contents.ts';
import { keysOf } from '../cards/keys-of.ts';
import { type CardMark, danglingReferences, definedIn } from '../cards/marks.ts';
import { asFlown } from '../cards/own-squadron/roster.ts';
import { type CardFault, FaultyCards } from '../cards/reading/fault.ts';
import { fingerprintOf } from '../cards/reading/fingerprint.ts';
import { jsonSchemaOf } from '../cards/reading/json-schema.ts';
import { memoizeBy } from '../cards/reading/once.ts';
import { cardIn, type ReadCard, readCard } from '../cards/reading/read-card.ts';
import { readCardFile } from '../cards/reading/read-file.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { CARDS_OF_GAMES } from '../games/schemas.ts';
import { type CardEntry, entriesOf } from './entries.ts';

/** Our cards as the build has parsed them, so that only a player's own must be read. */
export interface Printed {
  readonly book: Rulebook;
  readonly marks: MarksOfCards;
}

/** A player's own folder of cards, or several. */
export type Overlay = string | readonly string[];

/** What each card defines and refers to, by file. */
export type MarksOfCards = Readonly<Record<string, readonly CardMark[]>>;

/**
 * Reads every card below the data folder. A file of an overlay replaces ours of the same name; a later overlay has
 * precedence. Throws `FaultyCards` with all faults of all cards.
 */
export function loadRulebook(dataFolder: string, overlay: Overlay = [], printed?: Printed): Rulebook {
  const { entries, strange } = entriesOf(dataFolder, [overlay].flat());
  const read = entries.map((entry) => withId(entry, printed && !entry.own ? unopened(entry, printed) : opened(entry)));
  const cards = assemble(entries, read);
  const faults = [
    ...strange,
    ...read.flatMap((card) => card.faults),
    ...danglingReferences(read, undescribed(entries, read)),
    ...misfits(entries, read, cards),
  ];
  if (faults.length > 0) throw new FaultyCards(faults);
  const whole = { ...cards, fingerprint: fingerprintOf(decidingCards(cards)) } as Rulebook;
  return whole.squadron ? asFlown(whole.squadron, whole) : whole;
}

/** The cards that decide a game. The glossary only explains words: a book goes on with another one. */
export const decidingCards = ({
  glossary,
  ...cards
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => cards;

/** What the build stores beside our cards. */
export const marksOfCards = (dataFolder: string): MarksOfCards =>
  Object.fromEntries(entriesOf(dataFolder, []).entries.map((entry) => [entry.shown, opened(entry).marks]));

const opened = ({ path, shown, schema, text, own }: CardEntry): ReadCard => {
  if (text !== undefined) return readCard(shown, text, schema);
  return own ? cardIn(path, shown, schema) : ours(path, () => cardIn(path, shown, schema));
};

/** An unchanged file of ours is not read again; its card must not be changed. */
function ours(path: string, readAnew: () => ReadCard): ReadCard {
  const read = readCardFile(path);
  if (!('text' in read)) return readAnew();
  const before = OURS.get(path);
  if (before?.text === read.text) return before.card;
  const card = readAnew();
  OURS.set(path, { text: read.text, card });
  return card;
}

const OURS = new Map<string, { readonly text: string; readonly card: ReadCard }>();

/** Memoized: a player's card may break hundreds of references in one of ours. */
const openedOnce = memoizeBy(opened);

/** A card of ours that is read only when a player's own contradicts it. */
function unopened(entry: CardEntry, { book, marks }: Printed): ReadCard {
  const { name, system, id, shown } = entry;
  const cards = (system === undefined ? book : book.fights[system as keyof Rulebook['fights']]) as Named;
  return {
    file: shown,
    card: id === undefined ? cards[name] : (cards[name] as Named)[id],
    faults: [],
    marks: marks[shown] ?? [],
    place: (fault) => openedOnce(entry).place(fault),
  };
}

type Named = Readonly<Record<string, unknown>>;

/** The things that unreadable cards might define: references to them are not reported. */
const undescribed = (entries: readonly CardEntry[], read: readonly ReadCard[]): readonly string[] =>
  entries.flatMap(({ schema }, i) => (read[i]?.isUnread ? definedIn(jsonSchemaOf(schema)) : []));

/** Adds the id: other cards know a card in a folder by its file's name. */
function withId({ id, thing }: CardEntry, card: ReadCard): ReadCard {
  return id && thing ? { ...card, marks: [...card.marks, { act: 'defines', thing, id, path: [] }] } : card;
}

/** The contradictions between the cards that could be read. */
const misfits = (entries: readonly CardEntry[], read: readonly ReadCard[], cards: Assembled): CardFault[] =>
  read.flatMap(({ card, place }, i) => {
    const { system, misfits: held } = entries[i] ?? {};
    if (card === undefined || !held) return [];
    return held(card, system === undefined ? cards : cards.fights[system]).map(place);
  });

function assemble(entries: readonly CardEntry[], read: readonly ReadCard[]): Assembled {
  const inOrder = entries.map((entry, i) => ({ ...entry, card: read[i]?.card })).sort(byId);
  const of = (system: string | undefined) => inOrder.filter((entry) => entry.system === system);
  const fights = keysOf(CARDS_OF_GAMES).map((system) => [system, byTheirNames(of(system), [])]);
  return { ...byTheirNames(of(undefined), keysOf(FOLDERS)), fights: Object.fromEntries(fights) };
}

/** Cards by name; for a folder, which may be empty, its things by id. */
function byTheirNames(entries: readonly (CardEntry & { card: unknown })[], folders: readonly string[]): object {
  const cards = new Map<string, unknown>(folders.map((folder) => [folder, {}]));
  for (const { name, id, card } of entries)
    cards.set(name, id === undefined ? card : { ...(cards.get(name) as object | undefined), [id]: card });
  return Object.fromEntries(cards);
}

interface Assembled {
  readonly [name: string]: unknown;
  readonly fights: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Things are sorted by id, whichever folder each comes from. */
const byId = ({ id: a = '' }: CardEntry, { id: b = '' }: CardEntry) => (a < b ? -1 : Number(a > b));
