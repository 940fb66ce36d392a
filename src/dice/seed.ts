/**
 * A seed as it is printed and stored: the generator's name and version, then the player's word. `alea:1:dawn` always
 * gives the same dice, even if a later version has another generator.
 */
export type Seed = `alea:1:${string}`;

/** The seed that a player typed: only his word, or a whole printed seed. Nothing, for another generator's. */
export function parseSeed(typed: string): Seed | undefined {
  const word = typed.trim();
  const own = word.startsWith(OURS) ? word.slice(OURS.length) : word;
  return isSafe(own) ? `${OURS}${own}` : undefined;
}

const OURS = 'alea:1:';

/** One line of printable characters without a colon, so that another generator's seed is never taken for a word. */
const isSafe = (word: string) => word.length <= 60 && /^[^\p{C}\p{Zl}\p{Zp}:]+$/u.test(word);
