import { keysOf } from '../../cards/keys-of.ts';
import { nearest } from '../../cards/nearest.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Missed } from '../../kit/screen/cards/shown.ts';
import { fold } from '../../page/fold.ts';
import { type CardName, DISPLAYS, FOLDER_DISPLAYS, type FolderName } from './displays.ts';

/** A card that can be found by name. */
export interface NamedCard {
  /** As typed, and as its file is called: `weather-effects`, `sopwith-pup`. */
  readonly id: string;
  /** As printed: Weather Effects, Sopwith Pup. */
  readonly title: string;
  readonly line: string;
  readonly of: { readonly card: CardName } | { readonly folder: FolderName };
}

/** The possible results for a typed name. */
export type Found =
  | { readonly is: 'list' }
  | { readonly is: 'card'; readonly card: NamedCard }
  | { readonly is: 'folder'; readonly folder: FolderName }
  | { readonly is: 'counter'; readonly number: number };

/** Every card of a Rulebook: the single ones, then those of each folder. */
export function namedCards(book: Rulebook): NamedCard[] {
  const names = keysOf(DISPLAYS);
  const single = names.map((name) => ({
    id: idOf(name),
    title: book[name].card,
    line: DISPLAYS[name].line,
    of: { card: name },
  }));
  const folders = keysOf(FOLDER_DISPLAYS);
  return [...single, ...folders.flatMap((folder) => cardsIn(folder, book))];
}

export const cardsIn = (folder: FolderName, book: Rulebook): NamedCard[] =>
  FOLDER_DISPLAYS[folder].things(book).map(({ id, name, line }) => ({ id, title: name, line, of: { folder } }));

/** `archieAndMachineGun` is typed archie-and-machine-gun. */
const idOf = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/** Finds a card by its name, a part of it, or the number of a German counter. */
export function findCard(typed: string, book: Rulebook): Found | Missed {
  if (typed === '') return { is: 'list' };
  const folder = keysOf(FOLDER_DISPLAYS).find((name) => name === typed.toLowerCase());
  if (folder) return { is: 'folder', folder };
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  if (book.fortyOne.counters.some((counter) => counter.number === number)) return { is: 'counter', number };
  return byName(fold(typed), namedCards(book));
}

/** Fewer letters are part of too many names. */
const SHORTEST = 3;

function byName(typed: string, all: readonly NamedCard[]): Found | Missed {
  const exact = all.filter(({ id, title }) => fold(id) === typed || fold(title) === typed);
  const partly = all.filter(({ id, title }) => typed.length >= SHORTEST && fold(id + title).includes(typed));
  const ours = partly.filter(({ of }) => 'card' in of || !FOLDER_DISPLAYS[of.folder].isOfFight);
  const [first, ...others] = [exact, ours, partly].find((found) => found.length > 0) ?? [];
  if (first && others.length === 0) return { is: 'card', card: first };
  if (first) return { is: 'several', ids: [first, ...others].map(({ id }) => id) };
  return { is: 'none', meant: meantBy(typed, all) };
}

/** The card whose name, or one word of it, has the fewest typing errors. */
function meantBy(typed: string, all: readonly NamedCard[]): string | undefined {
  if (typed.length < SHORTEST) return undefined;
  const names = all.flatMap(({ id }) => [id, ...id.split('-')].map((name) => ({ name: fold(name), id })));
  const meant = nearest(
    typed,
    names.map(({ name }) => name),
  );
  return names.find(({ name }) => name === meant)?.id;
}
