import type { System } from '../../kit/game-rules.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (C001) In Clouds of Glory. */
export const CLOUDS_OF_GLORY: System<'clouds-of-glory'> = {
  fightOut,
  play: ({ setUp }, table) => void playScenario(setUp, table),
};
