/**
 * A word without differences that do not matter to a player in a hurry: Hit Cards, hit-cards and HITCARDS are equal.
 * Digits do matter: Q12 is not Queant.
 */
export const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Up to so many letters must stand alone: AFT is no part of after. */
const SHORT = 3;

/** Whether a text has those folded words, in whatever spelling. */
export const speaksOf = (text: string, folded: string): boolean =>
  folded.length > SHORT
    ? fold(text).includes(folded)
    : text
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .includes(folded);
