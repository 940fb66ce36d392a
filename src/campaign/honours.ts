import type { Decoration, Honours } from '../cards/printed/honours.ts';
import { promised, type Rulebook } from '../cards/rulebook.ts';
import type { Airman } from './aircrew.ts';

/** From this many victories on a man is called an ace. */
export const ACE = 5;

type DecorationRow = Honours['decorations'][number];

export const decorationRow = (decoration: Decoration, { honours }: Rulebook): DecorationRow =>
  promised(
    honours.decorations.find((row) => row.decoration === decoration),
    `${decoration} on the Honours and Promotions card`,
  );

/** The letters behind a man's name, the last given first: `D.S.O., M.C. and Bar`; nothing while he has none. */
export function lettersOf({ decorations = [] }: Airman, book: Rulebook): string {
  const letters = decorations.map((decoration) => decorationRow(decoration, book).letters);
  const shown = letters.filter((each) => !letters.some((other) => other !== each && other.startsWith(each)));
  return shown.reverse().join(', ');
}

/** His name as given, with the letters behind it. */
export function decorated(name: string, man: Airman, book: Rulebook): string {
  const letters = lettersOf(man, book);
  return letters === '' ? name : `${name}, ${letters}`;
}
