import type { GameRules } from '../../kit/game-rules.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (17) to (20) On the Initiative Track. */
export const WINGS_OVER_FRANCE: GameRules<'wings-over-france'> = { fightOut, play: playScenario };
