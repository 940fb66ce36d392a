import type { EnergyDecisions } from '../../../table/fights/winged-victory/energy-decisions.ts';
import type { System } from '../system.ts';
import { followFromTheSide } from './formation.ts';
import { fromTheSide } from './opponent.ts';
import { quicklyFromTheSide } from './quick.ts';
import { watchThrottles } from './secrets.ts';

/** Seen from the side, throttles are set in secret. */
export const WINGED_VICTORY: System<keyof EnergyDecisions> = {
  head: (_, strength, word, bent) => fromTheSide(strength, word, bent),
  follows: followFromTheSide,
  quickly: quicklyFromTheSide,
  plans: { begins: ['side-fight-began'], watch: watchThrottles, kindOf: () => '' },
};
