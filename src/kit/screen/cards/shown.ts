import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Paper } from '../../../page/paper.ts';
import type { WantedOfCard } from './make.ts';

/** What a player is shown, as a page or as plain data. */
export interface Shown {
  readonly is: 'shown';
  page(paper: Paper): string;
  data(): unknown;
}

/** A name that leads to no card, or to more than one. */
export type Missed =
  | { readonly is: 'several'; readonly ids: readonly string[] }
  | { readonly is: 'none'; readonly meant: string | undefined };

/** All cards by name: the content of a folder, and how a card is shown. */
export interface CardIndex {
  namesIn(folder: string, book: Rulebook): readonly string[];
  show(typed: string, book: Rulebook, wanted: WantedOfCard): Shown | Missed;
}
