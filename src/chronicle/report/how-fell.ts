import { byName } from '../../cards/by-name.ts';
import type { Fell } from '../moments/kinds.ts';
import { inSentence } from './prose.ts';

/** How a machine fell, after `was shot down`: the card's own words are rephrased. */
const FELL = byName({
  'In flames': ', in flames',
  'Breaks up': ', his machine breaking up in the air',
  'Goes down in a spin': ', in a spin',
  'Flattens out at the last and crashes': ', and flattened out at the last',
});

/** Unknown words, from other cards, are told as they are. */
export const howFell = (words: string | undefined): string =>
  words === undefined ? '' : (FELL.get(words) ?? ` (${inSentence(words)})`);

/** How a German went down, where it is known: `it went down in flames`. */
export const ITS_FALL: Readonly<Record<Fell, string>> = {
  'in-flames': 'it went down in flames',
  exploded: 'it blew up',
  'broke-up': 'it broke up in the air',
  'wing-gone': 'it fell with a wing gone',
  'out-of-control': 'it went down out of control',
  'pilot-dead': 'its pilot was dead before it fell',
  crashed: 'it was seen to crash',
};

/** The same in what was done to him: `shot an Albatros D.III down in flames`. */
const SHOT: { readonly [F in Fell]?: string } = {
  'in-flames': 'down in flames',
  'broke-up': 'to pieces in the air',
  'wing-gone': 'down with a wing gone',
  'out-of-control': 'down out of control',
};

export function shotText(enemy: string, fell: Fell | undefined): string {
  const how = fell && SHOT[fell];
  return how === undefined ? `shot down ${enemy}` : `shot ${enemy} ${how}`;
}
