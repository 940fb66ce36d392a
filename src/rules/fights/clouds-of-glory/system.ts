import type { System } from '../system.ts';
import { fightOut } from './fight-out.ts';
import { playScenario } from './play-scenario.ts';

/** (C001) In Clouds of Glory. */
export const CLOUDS_OF_GLORY: System<'clouds-of-glory'> = {
  fightOut,
  play: ({ setUp }, table) => void playScenario(setUp, table),
};
