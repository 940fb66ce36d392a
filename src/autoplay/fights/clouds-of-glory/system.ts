import type { CloudsDecisions } from '../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import type { System } from '../system.ts';
import { followInClouds } from './formation.ts';
import { inClouds } from './opponent.ts';
import { quicklyInClouds } from './quick.ts';

/** In the clouds all lies open. */
export const CLOUDS_OF_GLORY: System<keyof CloudsDecisions> = {
  head: (_, strength, word, bent) => inClouds(strength, word, bent),
  quickly: quicklyInClouds,
  follows: followInClouds,
};
