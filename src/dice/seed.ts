/**
 * A seed as it is printed and stored: the generator's name and version, then the player's word. `alea:1:dawn` will
 * always throw the same dice, whatever generator a later version may prefer.
 */
export type Seed = `alea:1:${string}`;

/** The seed that a player typed: his word alone, or a whole printed seed. Nothing, for another generator's. */
export function parseSeed(typed: string): Seed | undefined {
  const word = typed.trim();
  const own = word.startsWith(OURS) ? word.slice(OURS.length) : word;
  return isSafe(own) ? `${OURS}${own}` : undefined;
}

const OURS = 'alea:1:';

/** One line of signs that can be printed, and no colon, so that another generator's seed is never taken for a word. */
const isSafe = (word: string) => word.length <= 60 && /^[^\p{C}\p{Zl}\p{Zp}:]+$/u.test(word);
