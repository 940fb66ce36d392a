import type { BattleCard } from '../cards/battle.ts';
import type { CloudsScenario } from './clouds-of-glory/scenario.ts';
import { CLOUDS_OF_GLORY } from './clouds-of-glory/system.ts';
import type { CardScenario } from './manoeuvre-cards/card-scenario.ts';
import { WINGS_OF_GLORY, WINGS_OF_WAR } from './manoeuvre-cards/system.ts';
import type { Facts, System } from './system.ts';
import type { SystemName } from './system-names.ts';
import type { SideSetUp } from './winged-victory/set-up.ts';
import { WINGED_VICTORY } from './winged-victory/system.ts';
import { WINGS_OVER_FRANCE } from './wings-over-france/system.ts';

/** What each way to fight lays out for a battle that stands alone. */
export interface SetUps {
  readonly 'wings-over-france': BattleCard;
  readonly 'wings-of-war': CardScenario;
  readonly 'wings-of-glory': CardScenario;
  readonly 'winged-victory': SideSetUp;
  readonly 'clouds-of-glory': CloudsScenario;
}

/** The ways to fight as the cards have them. How their cards are read stands in `reading/systems.ts`. */
export const SYSTEMS: { readonly [S in SystemName]: System<SetUps[S]> } = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': WINGS_OF_WAR,
  'wings-of-glory': WINGS_OF_GLORY,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};

/** What a way to fight is asked by those who serve them all. */
export const factsOf = (system: SystemName): Facts => SYSTEMS[system].facts;
