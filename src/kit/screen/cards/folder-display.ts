import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Block } from './make.ts';

/** The entry of one card in a list. */
interface ThingLine {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** How the cards of one folder are listed and shown. */
export interface FolderDisplay {
  readonly title: string;
  /** Cards of another game: a typed name means a card of the campaign first. */
  readonly isOfFight: boolean;
  things(book: Rulebook): ThingLine[];
  page(id: string, book: Rulebook): Block[];
  data(id: string, book: Rulebook): unknown;
}

interface ThingDisplay<Thing> {
  readonly title: string;
  readonly isOfFight?: boolean;
  name(thing: Thing, id: string): string;
  /** The thing on one line of the list. */
  line(thing: Thing): string;
  page(thing: Thing, book: Rulebook): Block[];
}

export function folder<Thing>(
  of: (book: Rulebook) => Readonly<Record<string, Thing>>,
  { title, isOfFight = false, name, line, page }: ThingDisplay<Thing>,
): FolderDisplay {
  return {
    title,
    isOfFight,
    things: (book) => Object.entries(of(book)).map(([id, thing]) => ({ id, name: name(thing, id), line: line(thing) })),
    page: (id, book) => Object.entries(of(book)).flatMap(([each, thing]) => (each === id ? page(thing, book) : [])),
    data: (id, book) => of(book)[id],
  };
}
