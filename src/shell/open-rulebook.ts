import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTable } from '../cards/reading/compiled.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { MarksOfCards } from '../reading/load.ts';
import { COMPILED_CARDS, DATA, IS_BUILT, MARKS_OF_CARDS } from './whereabouts.ts';

/** Nobody may change a card, so one reading serves all commands of a process. */
let printed: Promise<Rulebook> | undefined;

/** The cards: compiled with the program, or with a player's own laid over them, and one of our other squadrons. */
export async function openRulebook(overlay: string | undefined, squadron?: string): Promise<Rulebook> {
  if (overlay !== undefined || squadron !== undefined) return readCards(overlay, squadron);
  printed ??= IS_BUILT ? Promise.resolve(printedCards()) : readCards(undefined);
  return printed;
}

/** The cards from their YAML: all of them, or only the overlay where ours are compiled. */
export async function readCards(overlay: string | undefined, squadron?: string): Promise<Rulebook> {
  const { loadRulebook } = await import('../reading/load.ts');
  const laid = [overlay ?? [], squadron === undefined ? [] : join(DATA, 'squadrons', squadron)].flat();
  const areRead = IS_BUILT && laid.length > 0;
  return loadRulebook(DATA, laid, areRead ? { book: printedCards(), marks: marksOfCards() } : undefined);
}

const printedCards = (): Rulebook => onTable(readFileSync(COMPILED_CARDS, 'utf8'));
const marksOfCards = (): MarksOfCards => JSON.parse(readFileSync(MARKS_OF_CARDS, 'utf8'));
