import { promised } from '../../cards/rulebook.ts';
import { parseSeed, type Seed } from '../../dice/seed.ts';
import { quoted } from '../../page/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { STREAMS } from '../../table/checks.ts';

/** The seed that a player asked for; without one a word of the program's own. */
export function seedOf(asked: string | undefined): Seed {
  const text = asked ?? randomWord();
  const seed = parseSeed(text);
  if (!seed)
    throw new WrongUsage(
      `${quoted(text)} is no seed for this program's dice: a word without a colon, or one printed as alea:1:word.`,
    );
  return seed;
}

/** The streams that are thrown by hand from the start. */
export function diceOf(text: string): typeof STREAMS | readonly [] {
  if (text !== 'hand' && text !== 'program') throw new WrongUsage(`--dice is hand or program, not ${quoted(text)}.`);
  return text === 'hand' ? STREAMS : [];
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomWord = () => Array.from({ length: 8 }, () => LETTERS[randomBelow(LETTERS.length)]).join('');

/**
 * A number that nobody can foresee. The runtime's own source: node:crypto is large, and would be loaded for every
 * prompt.
 */
export const randomBelow = (below: number): number =>
  promised(crypto.getRandomValues(new Uint32Array(1))[0], 'number') % below;
