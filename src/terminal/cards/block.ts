import type { Odds } from '../../rulebook/odds.ts';
import type { Paper } from '../kit/paper.ts';

/** What a card's page is made of: five shapes, as plain data but for the map, which draws itself. */
export type Block = Table | Grid | List | Prose | Drawing;

export interface TableRow {
  readonly cells: readonly string[];
  readonly source: string;
  /** How likely the row is, in a table entered by dice. */
  readonly odds?: Odds;
}

export interface Table {
  readonly shape: 'table';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** The mean of each column of figures, in a table entered by dice. */
  readonly means?: string;
  readonly note?: string;
}

/**
 * Cells side by side, each of a few short lines. Where they find no room, and where sources are asked for, the table
 * stands in.
 */
export interface Grid {
  readonly shape: 'grid';
  readonly title: string;
  readonly rows: readonly (readonly (readonly string[])[])[];
  readonly note?: string;
  readonly table?: Table;
}

export interface ListItem {
  readonly label: string;
  readonly text: string;
  readonly source?: string;
}

export interface List {
  readonly shape: 'list';
  readonly title: string;
  readonly items: readonly ListItem[];
}

export interface Prose {
  readonly shape: 'prose';
  readonly title?: string;
  readonly text: string;
}

export interface Drawing {
  readonly shape: 'drawing';
  draw(paper: Paper): string;
}

/** What a player has asked to see of a card besides what is printed on it. */
export interface Wanted {
  readonly sources: boolean;
  readonly odds: boolean;
}
