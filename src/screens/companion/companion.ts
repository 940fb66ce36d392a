import { type Paper, wrap } from '../../page/paper.ts';
import { ownTable } from './own-table.ts';
import { type BoardPiece, laidOut, movesBetween } from './pieces.ts';
import type { TableKnown } from './table-known.ts';

/** The whole table, for a player who wants to set it up and continue there. */
export function layoutPage(known: TableKnown, paper: Paper): string {
  const lying = ownTable(known);
  const isInAir = lying.some(({ place }) => place === 'Mission Map');
  return wrap([...laidOut(lying), ...(isInAir ? [] : [NOBODY_UP])].join('\n'), paper);
}

const NOBODY_UP = 'Nobody is in the air: no counter lies on the board.';

/** What a player with the boxed game has to move and write down since his last look; returns the new layout. */
export function companionText(
  before: readonly BoardPiece[],
  known: TableKnown,
): { readonly lying: readonly BoardPiece[]; readonly text: string | undefined } {
  const lying = ownTable(known);
  const moves = movesBetween(before, lying);
  return { lying, text: moves.length === 0 ? undefined : `On your table. ${moves.join(' ')}` };
}
