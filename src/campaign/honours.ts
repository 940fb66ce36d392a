import type { Decoration, Honours } from '../cards/printed/honours.ts';
import { expectDefined, type Rulebook } from '../cards/rulebook.ts';
import type { Airman } from './aircrew.ts';

/** A man is an ace from this many victories. */
export const ACE = 5;

type DecorationRow = Honours['decorations'][number];

export const decorationRow = (decoration: Decoration, { honours }: Rulebook): DecorationRow =>
  expectDefined(
    honours.decorations.find((row) => row.decoration === decoration),
    `${decoration} on the Honours and Promotions card`,
  );

/** The letters after a man's name, the latest first: `D.S.O., M.C. and Bar`; empty while he has none. */
export function lettersOf({ decorations = [] }: Airman, book: Rulebook): string {
  const letters = decorations.map((decoration) => decorationRow(decoration, book).letters);
  const shown = letters.filter((each) => !letters.some((other) => other !== each && other.startsWith(each)));
  return shown.reverse().join(', ');
}

/** The given name with the letters after it. */
export function withLetters(name: string, man: Airman, book: Rulebook): string {
  const letters = lettersOf(man, book);
  return letters === '' ? name : `${name}, ${letters}`;
}
