import type { GameRules } from '../../kit/game-rules.ts';
import type { CardSystem } from './cards/card-systems.ts';
import { fightOut } from './rules/fight-out.ts';
import { playScenario } from './rules/play-scenario.ts';

/** (W001) (G001) With manoeuvre cards: what tells the two games apart stands in `profile.ts`. */
export const MANOEUVRE_CARDS: GameRules<CardSystem> = {
  fightOut,
  play: ({ setUp }, table) => playScenario(setUp, table),
};
