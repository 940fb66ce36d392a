import { marksOfCards, type Printed } from '../../../src/reading/load.ts';
import { book } from './book.ts';

/** Our cards as the build keeps them: a player's own are laid over them without parsing ours again. */
export const printed: Printed = { book, marks: marksOfCards('data') };
