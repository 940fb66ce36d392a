import type { GameHead } from '../../kit/game-head.ts';
import { followInClouds } from './head/formation.ts';
import { inClouds } from './head/opponent.ts';
import { quicklyInClouds } from './head/quick.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';

/** In the clouds all lies open. */
export const CLOUDS_OF_GLORY: GameHead<keyof CloudsDecisions> = {
  head: (_, strength, word, bent) => inClouds(strength, word, bent),
  quickly: quicklyInClouds,
  follows: followInClouds,
};
