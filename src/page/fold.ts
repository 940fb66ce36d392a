/**
 * A word without what does not matter to a player in a hurry: Hit Cards, hit-cards and HITCARDS are one. A figure does
 * matter, for Q12 is no Queant.
 */
export const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
