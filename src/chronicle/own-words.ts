import { dateText } from '../campaign/calendar.ts';
import type { Chapter } from './history/chapter.ts';
import type { Lived, OwnWords } from './lived.ts';

/** The heading under which papers have the player's own words. */
export const IN_YOUR_WORDS = 'In Your Own Words';

/** Each with its date: nobody is to take them for the program's. */
export const ownWordsTold = (notes: readonly OwnWords[] = []): string[] =>
  notes.map(({ day, words }) => `${dateText(day)}: “${words}”`);

/** All of them, at the end of the history and of what is made of it. */
export const ownWordsChapter = ({ notes = [] }: Pick<Lived, 'notes'>): Chapter[] =>
  notes.length > 0 ? [{ title: IN_YOUR_WORDS, paragraphs: ownWordsTold(notes) }] : [];
