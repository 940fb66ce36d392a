import type { GameRules } from '../../kit/game-rules.ts';
import type { CardSystem } from './cards/card-systems.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (W001) (G001) The rules of both card games; their differences stand in `profile.ts`. */
export const MANOEUVRE_CARDS: GameRules<CardSystem> = {
  fightOut,
  play: ({ setUp }, table) => playScenario(setUp, table),
};
