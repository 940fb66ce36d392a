import { CLOUDS_CHECKS } from './clouds-of-glory/clouds-checks.ts';
import type { CloudsDecisions } from './clouds-of-glory/clouds-decisions.ts';
import type { CloudsEvent } from './clouds-of-glory/clouds-events.ts';
import type { CardDecisions } from './manoeuvre-cards/card-decisions.ts';
import type { CardEvent } from './manoeuvre-cards/card-events.ts';
import type { EnergyDecisions } from './winged-victory/energy-decisions.ts';
import type { EnergyEvent } from './winged-victory/energy-events.ts';
import { SIDE_CHECKS } from './winged-victory/side-checks.ts';
import type { CombatDecisions } from './wings-over-france/combat-decisions.ts';
import type { CombatEvent } from './wings-over-france/combat-events.ts';

/** The decisions that the ways to fight bring to the table. */
export interface SystemDecisions extends CombatDecisions, CardDecisions, EnergyDecisions, CloudsDecisions {}

/** What happens in them besides what happens in every fight. */
export type SystemEvent = CombatEvent | CardEvent | EnergyEvent | CloudsEvent;

/** The throws that the campaign's rulebook does not have. */
export const SYSTEM_CHECKS = { ...SIDE_CHECKS, ...CLOUDS_CHECKS } as const;
