import { ORDERS } from '../../campaign/standing-orders.ts';
import { rowsOf } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** What may follow each command. */
export interface Completable {
  readonly answers: readonly string[];
  readonly commands: readonly string[];
  /** The surnames of the flight's men. */
  readonly men: readonly string[];
}

/**
 * The possible completions of a line, word by word: first among answers and commands, which may have two words; after a
 * command its arguments.
 */
export function completions(line: string, { answers, commands, men }: Completable, book: Rulebook): string[] {
  const words = line.trimStart().split(/\s+/);
  const begun = (words.at(-1) ?? '').toLowerCase();
  const [head = ''] = words;
  const from = words.length < 2 ? [...answers, ...commands].map(firstWord) : behind(head.toLowerCase(), men, book);
  const before = words.slice(0, -1).join(' ');
  const found = from.filter((word) => word.toLowerCase().startsWith(begun));
  return [...new Set(found)].map((word) => (before === '' ? word : `${before} ${word}`));
}

const firstWord = (line: string): string => line.split(' ', 1).join('');

function behind(command: string, men: readonly string[], book: Rulebook): readonly string[] {
  const { places, fields } = book.missionMap;
  switch (command) {
    case 'course':
      return [
        'work',
        'home',
        'target',
        'patrol',
        'by',
        'at',
        'twice',
        ...namesOf([...places, ...fields]),
        ...rowsOf(book.missionMap).flat(),
      ];
    case 'carry-on':
      return ['fight'];
    case 'orders':
      return ['usual', 'ask', ...Object.keys(ORDERS), ...Object.values(ORDERS).flat()];
    case 'dice':
      return ['hand', 'program'];
    case 'man':
      return men;
    default:
      return [];
  }
}

/** A place of two words is written with a hyphen. */
const namesOf = (places: readonly { readonly name: string }[]): string[] =>
  places.map(({ name }) => name.toLowerCase().replace(/[^a-z]+/g, '-'));
