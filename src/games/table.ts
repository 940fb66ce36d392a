import type { CardDecisions } from './cards/table/card-decisions.ts';
import type { CardEvent } from './cards/table/card-events.ts';
import { CLOUDS_CHECKS } from './clouds/table/clouds-checks.ts';
import type { CloudsDecisions } from './clouds/table/clouds-decisions.ts';
import type { CloudsEvent } from './clouds/table/clouds-events.ts';
import type { EnergyDecisions } from './side/table/energy-decisions.ts';
import type { EnergyEvent } from './side/table/energy-events.ts';
import { SIDE_CHECKS } from './side/table/side-checks.ts';
import type { CombatDecisions } from './track/table/combat-decisions.ts';
import type { CombatEvent } from './track/table/combat-events.ts';

/** The decisions that the ways to fight bring to the table. */
export interface SystemDecisions extends CombatDecisions, CardDecisions, EnergyDecisions, CloudsDecisions {}

/** What happens in them besides what happens in every fight. */
export type SystemEvent = CombatEvent | CardEvent | EnergyEvent | CloudsEvent;

/** The throws that the campaign's rulebook does not have. */
export const SYSTEM_CHECKS = { ...SIDE_CHECKS, ...CLOUDS_CHECKS } as const;
