import { readFileSync } from 'node:fs';
import { onTable } from '../../rulebook/reading/compiled.ts';
import type { MarksOfCards } from '../../rulebook/reading/load.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { COMPILED_CARDS, DATA, IS_BUILT, MARKS_OF_CARDS } from './whereabouts.ts';

/** Nobody may change a card, so that one reading does for whatever one process is asked to do. */
let printed: Promise<Rulebook> | undefined;

/** The cards: compiled with the program, or with a player's own laid over them. */
export async function openRulebook(overlay: string | undefined): Promise<Rulebook> {
  if (overlay !== undefined) return readCards(overlay);
  printed ??= IS_BUILT ? Promise.resolve(printedCards()) : readCards(undefined);
  return printed;
}

/** The cards from their YAML: all of them, or only a player's own where ours are compiled. */
export async function readCards(overlay: string | undefined): Promise<Rulebook> {
  const { loadRulebook } = await import('../../rulebook/reading/load.ts');
  const areRead = IS_BUILT && overlay !== undefined;
  return loadRulebook(DATA, overlay, areRead ? { book: printedCards(), marks: marksOfCards() } : undefined);
}

const printedCards = (): Rulebook => onTable(readFileSync(COMPILED_CARDS, 'utf8'));
const marksOfCards = (): MarksOfCards => JSON.parse(readFileSync(MARKS_OF_CARDS, 'utf8'));
