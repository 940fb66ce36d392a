import type { GameRules } from '../../kit/game-rules.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (V001) Seen from the side. */
export const WINGED_VICTORY: GameRules<'winged-victory'> = { fightOut, play: playScenario };
