import type { GameHead } from '../../kit/game-head.ts';
import { followFromTheSide } from './head/formation.ts';
import { fromTheSide } from './head/opponent.ts';
import { quicklyFromTheSide } from './head/quick.ts';
import { watchThrottles } from './head/secrets.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';

/** Seen from the side, throttles are set in secret. */
export const WINGED_VICTORY: GameHead<keyof EnergyDecisions> = {
  head: (_, strength, word, bent) => fromTheSide(strength, word, bent),
  follows: followFromTheSide,
  quickly: quicklyFromTheSide,
  plans: { begins: ['side-fight-began'], watch: watchThrottles, kindOf: () => '' },
};
