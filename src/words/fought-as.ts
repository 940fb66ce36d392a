/** Who leads the enemy in fights that ask both sides. */
export type LedBy = 'novice' | 'steady' | 'sharp' | 'ace' | 'random' | 'a-player';

const AGAINST: Readonly<Record<LedBy, string>> = {
  novice: 'a novice',
  steady: 'a steady opponent',
  sharp: 'a sharp opponent',
  ace: 'an ace',
  random: 'one who flies at random',
  'a-player': 'a player at the same page',
};

/** `by Winged Victory, against a sharp opponent`. */
export const foughtAs = (game: string, ledBy: LedBy): string => `by ${game}, against ${AGAINST[ledBy]}`;
