import type { GameName, SetUps } from '../cards/games.ts';
import { expectDefined } from '../cards/rulebook.ts';
import type { Facts, GameCards } from '../kit/game-cards.ts';
import { WINGS_OF_GLORY, WINGS_OF_WAR } from './cards/cards.ts';
import { CLOUDS_OF_GLORY } from './clouds/cards.ts';
import { WINGED_VICTORY } from './side/cards.ts';
import { WINGS_OVER_FRANCE } from './track/cards.ts';

/** The ways to fight as the cards have them. How their cards are read stands in `reading/systems.ts`. */
export const GAME_CARDS: { readonly [S in GameName]: GameCards<SetUps[S]> } = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': WINGS_OF_WAR,
  'wings-of-glory': WINGS_OF_GLORY,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};

/** (C123) The title of the game whose careers the men of a campaign may have. */
export const CAREERS_OF: string = expectDefined(
  Object.values(GAME_CARDS).find(({ facts }) => facts.hasCareers),
  'game with careers',
).title;

/** What a way to fight is asked by those who serve them all. */
export const factsOf = (system: GameName): Facts => GAME_CARDS[system].facts;
