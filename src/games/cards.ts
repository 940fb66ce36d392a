import type { BattleCard } from '../cards/printed/battle.ts';
import type { Facts, System } from '../kit/game-cards.ts';
import type { CardScenario } from './cards/cards/card-scenario.ts';
import { WINGS_OF_GLORY, WINGS_OF_WAR } from './cards/cards.ts';
import type { CloudsScenario } from './clouds/cards/scenario.ts';
import { CLOUDS_OF_GLORY } from './clouds/cards.ts';
import type { SystemName } from './game-names.ts';
import type { SideSetUp } from './side/cards/set-up.ts';
import { WINGED_VICTORY } from './side/cards.ts';
import { WINGS_OVER_FRANCE } from './track/cards.ts';

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
