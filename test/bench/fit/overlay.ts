import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { CELLS, type Cell } from './cells.ts';

/** A cell that the fit has moved, and why. */
export interface Move {
  readonly card: string;
  readonly path: string;
  readonly was: number;
  readonly is: number;
  readonly why: string;
}

/** What the fit has moved, by the names of the cells. */
export type Patch = Readonly<Record<string, Move>>;

const read = (card: string): Document => parseDocument(readFileSync(join('data', card), 'utf8'));

/** The cards as they stand, each read once. */
const standing = new Map<string, Document>();

function standingOf(card: string): Document {
  const known = standing.get(card) ?? read(card);
  standing.set(card, known);
  return known;
}

export const figureOf = ({ card, path }: Cell): number => Number(standingOf(card).getIn(path));

const OURS: readonly unknown[] = ['fitted', 'invented', 'derived'];

/** Whether a cell is of our own making: its mark is that of its row, if it has none of its own. */
export function isOurs({ card, path }: Cell): boolean {
  const document = standingOf(card);
  const marks = path.flatMap((_, depth) => {
    const row = path.slice(0, path.length - 1 - depth);
    const key = path[row.length];
    return [document.getIn([...row, 'cells', key]), document.getIn([...row, 'source'])];
  });
  return OURS.includes(marks.find((mark) => mark !== undefined));
}

/** The cards with a patch laid over them, as a player's own cards are: checked by the same schemas. */
export function patched(patch: Patch): Rulebook {
  const folder = mkdtempSync(join(tmpdir(), 'fit-'));
  const cards = new Map<string, Document>();
  for (const cell of CELLS) {
    const move = patch[cell.name];
    if (!move) continue;
    const card = cards.get(cell.card) ?? read(cell.card);
    card.setIn(cell.path, move.is);
    cards.set(cell.card, card);
  }
  for (const [name, card] of cards) writeFileSync(join(folder, basename(name)), String(card));
  const book = loadRulebook('data', folder);
  rmSync(folder, { recursive: true });
  return book;
}
