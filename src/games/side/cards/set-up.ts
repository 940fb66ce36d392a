import { z } from 'zod';
import { YEARS } from '../../../cards/years.ts';
import type { SideScenario } from './side-scenario.ts';

/** (V123) Both sides roll for their missions on the table of a year; no card sets that up. */
export const missionsOfAYear = z.strictObject({ battle: z.string(), words: z.string(), year: z.literal(YEARS) });

type MissionsOfAYear = Readonly<z.output<typeof missionsOfAYear>>;

/** A scenario of Winged Victory, or a year on whose tables both sides roll for their missions. */
export type SideSetUp = SideScenario | MissionsOfAYear;
