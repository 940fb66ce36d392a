import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { loadRulebook } from '../../../src/rulebook/reading/load.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import { CELLS, type Cell, nameOf } from './cells.ts';

/** What the fit has moved: a cell's name, and its figure. */
export type Patch = Readonly<Record<string, number>>;

const read = (card: string): Document => parseDocument(readFileSync(join('data', card), 'utf8'));

export function figureOf({ card, path }: Cell): number {
  return Number(read(card).getIn(path));
}

/** The cards with a patch laid over them, as a player's own cards are: checked by the same schemas. */
export function patched(patch: Patch): Rulebook {
  const folder = mkdtempSync(join(tmpdir(), 'fit-'));
  const cards = new Map<string, Document>();
  for (const cell of CELLS) {
    const figure = patch[nameOf(cell)];
    if (figure === undefined) continue;
    const card = cards.get(cell.card) ?? read(cell.card);
    card.setIn(cell.path, figure);
    cards.set(cell.card, card);
  }
  for (const [name, card] of cards) writeFileSync(join(folder, basename(name)), String(card));
  const book = loadRulebook('data', folder);
  rmSync(folder, { recursive: true });
  return book;
}
