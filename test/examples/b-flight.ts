import type { FlyingMachine } from '../../src/campaign/mission-log.ts';
import { anFk8, aSpad } from '../support/people/activities.ts';

const WHITWORTH = { airman: 'whitworth', rank: 'Captain', surname: 'Whitworth' } as const;
const APPLETON = { airman: 'appleton', rank: 'Lieutenant', surname: 'Appleton' } as const;
const GRIMSHAW = { airman: 'grimshaw', rank: 'Second Lieutenant', surname: 'Grimshaw' } as const;
const CAMBERWELL = { airman: 'camberwell', rank: 'Sergeant', surname: 'Camberwell' } as const;
const KYLE = { airman: 'kyle', rank: 'Second Lieutenant', surname: 'Kyle', firing: 'E' } as const;

/** The four machines of the rulebook's Mission Log, with so much AFT. */
export const bFlightWith = (aft: number): FlyingMachine[] => [
  aSpad({ id: 'B1', ...WHITWORTH, skill: 4, firing: 'C', bravery: 'N', aft }),
  aSpad({ id: 'B3', ...APPLETON, skill: 2, firing: 'B', bravery: 'DD', aft }),
  aSpad({ id: 'B6', ...GRIMSHAW, skill: 1, firing: 'E', bravery: 'N', aft }),
  anFk8({ id: 'B7', ...CAMBERWELL, skill: 4, firing: 'D', bravery: 'B', observer: KYLE, aft }),
];
