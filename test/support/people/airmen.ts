import type { Observer, Pilot } from '../../../src/campaign/aircrew.ts';

const fresh = {
  surname: 'Grimshaw',
  forenames: 'Hubert',
  initial: undefined,
  machine: 'B6',
  missions: 0,
  fights: 0,
  kills: 0,
  balloons: 0,
  lastFlown: 0,
  standing: { is: 'fit' },
  decorations: undefined,
  recommended: undefined,
} as const;

/** A novice of a fighter pilot, 1/E/N. */
export const aPilot = (told: Partial<Pilot> = {}): Pilot => ({
  id: 'grimshaw',
  seat: 'pilot',
  rank: 'Second Lieutenant',
  skill: 1,
  firing: 'E',
  bravery: 8,
  ...fresh,
  ...told,
});

export const anObserver = (told: Partial<Observer> = {}): Observer => ({
  id: 'kyle',
  seat: 'observer',
  skill: undefined,
  rank: 'Second Lieutenant',
  firing: 'E',
  bravery: 8,
  ...fresh,
  ...told,
});
