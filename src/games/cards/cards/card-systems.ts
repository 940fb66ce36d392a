/** The two games that are played with the same cards. */
export const CARD_SYSTEMS = ['wings-of-war', 'wings-of-glory'] as const;
export type CardSystem = (typeof CARD_SYSTEMS)[number];
