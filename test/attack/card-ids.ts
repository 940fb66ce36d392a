import { book } from '../support/cards/book.ts';

/** More signs than any id has. */
const LONGEST = 40;

const isId = (text: string): boolean => text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(text);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [...(isId(name) ? [name] : []), ...wordsIn(part)]);
}

/** All by which cards know each other's things, and what is written as they are. */
export const CARD_IDS: readonly string[] = [...new Set(wordsIn(book))].sort();
