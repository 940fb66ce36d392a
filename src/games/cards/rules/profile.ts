import type { CardSystem } from '../cards/card-systems.ts';

/**
 * Where Wings of War and Wings of Glory play the same cards by different rules; (G025) who stands in the way of a shot
 * is told in line-of-fire.ts, and
 * (G017) when one is off the table in off-table.ts.
 */
export interface Profile {
  /** (W041) (G032) What is done when a damage deck is empty. */
  readonly renews: 'in-three-steps' | 'all-at-once';
  /** (G027) The cards of a machine that is out go back into their decks at once. */
  readonly lostCardsReturn: boolean;
  /** (W047) (G038) Whom a card hits that has a man on it. */
  readonly crew: 'observer' | 'pilot';
  /** (G043) Smoke upon smoke is fire. */
  readonly smokeTurnsToFire: boolean;
  /** (G045) A burning machine plans no straight. */
  readonly burnsStraights: boolean;
  /** (W050) (G055) With so many flames on her a machine may tail: the last goes out before the first card is shown. */
  readonly tailsWithFlames: 0 | 1;
  /** (W051) Flames draw two cards of deck B where nobody brought a deck A; (G044) they draw of deck A in any case. */
  readonly burnsByDeckB: boolean;
  /** (W055) (G013) What a card does that may not be flown. */
  readonly illegal: 'out-of-control' | 'straight-and-card';
  readonly letter: 'W' | 'G';
}

export const PROFILES: Readonly<Record<CardSystem, Profile>> = {
  'wings-of-war': {
    renews: 'in-three-steps',
    lostCardsReturn: false,
    crew: 'observer',
    smokeTurnsToFire: false,
    burnsStraights: false,
    tailsWithFlames: 1,
    burnsByDeckB: true,
    illegal: 'out-of-control',
    letter: 'W',
  },
  'wings-of-glory': {
    renews: 'all-at-once',
    lostCardsReturn: true,
    crew: 'pilot',
    smokeTurnsToFire: true,
    burnsStraights: true,
    tailsWithFlames: 0,
    burnsByDeckB: false,
    illegal: 'straight-and-card',
    letter: 'G',
  },
};
