import type { CardSystem } from '../../../rulebook/fights/manoeuvre-cards/card-systems.ts';
import type { System } from '../system.ts';
import { fightOut } from './fight-out.ts';
import { playScenario } from './play-scenario.ts';

/** (W001) (G001) With manoeuvre cards: what tells the two games apart stands in `profile.ts`. */
export const MANOEUVRE_CARDS: System<CardSystem> = {
  fightOut,
  play: ({ setUp }, table) => playScenario(setUp, table),
};
