import { expectDefined, type Rulebook } from '../rulebook.ts';

/** The cards as they ship: a line of their names, then a line of JSON for each. */
export const compileCards = (book: Rulebook): string =>
  [Object.keys(book), ...Object.values(book)].map((each) => JSON.stringify(each)).join('\n');

/** The cards from that text. Each is parsed when it is first used: a session uses half of them. */
export function onTable(text: string): Rulebook {
  const [first = '[]', ...cards] = text.split('\n');
  const names: readonly string[] = JSON.parse(first);
  const book = {};
  for (const [i, name] of names.entries()) turnedUpOnce(book, name, expectDefined(cards[i], `card ${name}`));
  return book as Rulebook;
}

function turnedUpOnce(book: object, name: string, text: string): void {
  let card: unknown;
  Object.defineProperty(book, name, {
    enumerable: true,
    get: () => {
      card ??= JSON.parse(text);
      return card;
    },
  });
}
