/** The optional headings of the rules, each a switch. */
export const CARD_SWITCHES = ['special-damage', 'aim', 'tailing', 'blind-spot', 'no-explosions'] as const;
export type CardSwitch = (typeof CARD_SWITCHES)[number];
