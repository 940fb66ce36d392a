/**
 * A word without differences that do not matter to a player in a hurry: Hit Cards, hit-cards and HITCARDS are equal.
 * Digits do matter: Q12 is not Queant.
 */
export const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
