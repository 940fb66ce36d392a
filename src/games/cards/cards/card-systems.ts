/** The optional headings of the rules, each a switch. */
export const CARD_SWITCHES = ['special-damage', 'aim', 'tailing', 'blind-spot', 'no-explosions'] as const;
export type CardSwitch = (typeof CARD_SWITCHES)[number];

/** The two games that are played with the same cards. */
export const CARD_SYSTEMS = ['wings-of-war', 'wings-of-glory'] as const;
export type CardSystem = (typeof CARD_SYSTEMS)[number];

export const CARD_TITLES: Readonly<Record<CardSystem, string>> = {
  'wings-of-war': 'Wings of War',
  'wings-of-glory': 'Wings of Glory',
};
