import { byName } from '../../rulebook/by-name.ts';
import { inSentence } from './prose.ts';

/** How a machine fell, set behind `was shot down`: the card's own words have sentences of their own. */
const FELL = byName({
  'In flames': ', in flames',
  'Breaks up': ', and broke up in the air',
  'Goes down in a spin': ', in a spin',
  'Flattens out at the last and crashes': ', and flattened out at the last',
});

/** The words of a book that has others are told as they stand. */
export const howFell = (words: string | undefined): string =>
  words === undefined ? '' : (FELL.get(words) ?? ` (${inSentence(words)})`);
