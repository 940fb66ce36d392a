import type { GameRules } from '../../kit/game-rules.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (C001) In Clouds of Glory. */
export const CLOUDS_OF_GLORY: GameRules<'clouds-of-glory'> = {
  fightOut,
  play: ({ setUp }, table) => void playScenario(setUp, table),
};
