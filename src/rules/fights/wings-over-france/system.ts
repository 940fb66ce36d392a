import type { System } from '../system.ts';
import { fightOut } from './fight-out.ts';
import { playScenario } from './play-scenario.ts';

/** (17) to (20) On the Initiative Track. */
export const WINGS_OVER_FRANCE: System<'wings-over-france'> = { fightOut, play: playScenario };
