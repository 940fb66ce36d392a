import { type Paper, paperFor, withoutInk } from '../../src/page/paper.ts';

/** Paper without ink, as in a pipe. */
export const plain = (columns: number): Paper => paperFor({ columns, isTerminal: false, colour: false });

/** How many columns the longest line of a page takes. */
export const widest = (text: string): number => Math.max(...text.split('\n').map((line) => withoutInk(line).length));
