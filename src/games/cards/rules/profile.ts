import type { CardSystem } from '../cards/card-systems.ts';

/**
 * The differences between Wings of War and Wings of Glory. Two more stand elsewhere: (G025) who blocks a line of fire
 * in line-of-fire.ts, and (G017) when a machine is off the table in off-table.ts.
 */
export interface Profile {
  /** (W041) (G032) How an empty damage deck is renewed. */
  readonly renews: 'in-three-steps' | 'all-at-once';
  /** (G027) The cards of a machine that is out go back into their decks at once. */
  readonly lostCardsReturn: boolean;
  /** (W047) (G038) Who is hit by a crew card. */
  readonly crew: 'observer' | 'pilot';
  /** (G043) A second smoke card becomes fire. */
  readonly smokeTurnsToFire: boolean;
  /** (G045) A burning machine may plan no straight. */
  readonly burnsStraights: boolean;
  /**
   * (W050) (G055) How many flames a machine may have and still tail: the last flame goes out before the first card is
   * shown.
   */
  readonly tailsWithFlames: 0 | 1;
  /**
   * (W051) Flames draw two cards of deck B where nobody brought a deck A. (G044) In Wings of Glory they always draw
   * from deck A.
   */
  readonly burnsByDeckB: boolean;
  /** (W055) (G013) What happens when an illegal card is flown. */
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
