import type { CardSystem } from '../../../rulebook/fights/manoeuvre-cards/card-systems.ts';

/**
 * Where Wings of War and Wings of Glory play the same cards by different rules; (G025) who stands in the way of a shot
 * is told in line-of-fire.ts.
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
  /** (W051) Flames draw two cards of deck B where nobody brought a deck A; (G044) they draw of deck A in any case. */
  readonly burnsByDeckB: boolean;
  /** (W032) (G017) Whether a machine is out that was outside on its way, or only at the end of its move. */
  readonly exits: 'on-the-way' | 'at-the-end';
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
    burnsByDeckB: true,
    exits: 'on-the-way',
    illegal: 'out-of-control',
    letter: 'W',
  },
  'wings-of-glory': {
    renews: 'all-at-once',
    lostCardsReturn: true,
    crew: 'pilot',
    smokeTurnsToFire: true,
    burnsStraights: true,
    burnsByDeckB: false,
    exits: 'at-the-end',
    illegal: 'straight-and-card',
    letter: 'G',
  },
};
