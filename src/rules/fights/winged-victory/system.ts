import type { System } from '../system.ts';
import { fightOut } from './fight-out.ts';
import { playScenario } from './play-scenario.ts';

/** (V001) Seen from the side. */
export const WINGED_VICTORY: System<'winged-victory'> = { fightOut, play: playScenario };
